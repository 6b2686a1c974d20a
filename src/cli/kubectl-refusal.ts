/** kubectl's own words on standard error, with nothing on standard output: it exits with 1 behind them. */
export class KubectlRefusal extends Error {
  override readonly name = 'KubectlRefusal';
}
