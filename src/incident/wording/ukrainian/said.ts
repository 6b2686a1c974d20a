import type { ReporterClass } from '../../../reasons/index.ts';
import type { ClaimArgs } from '../../claim.ts';
import type { Words } from '../../words.ts';
import { eventsOf, reasonList, shortListOf, upperFirst } from './phrases.ts';

/** All of one gender, so that one verb serves them. */
const SPEAKERS: Readonly<Record<ReporterClass, string>> = {
  scheduler: 'планувальник',
  operator: 'оператор',
  controller: 'контролер',
  kubelet: 'kubelet',
  autoscaler: 'автомасштабувальник',
  cloud: 'компонент хмарного провайдера',
  person: 'користувач',
  unknown: 'відправник невідомого виду',
};

/** Who said what of which kinds of objects. */
export function ukrainianSaid(args: ClaimArgs['said'], words: Words): string {
  const { class: speaker, reporter: who, reasons, kinds, failures, guessed, elsewhere } = args;
  const name = who === '' || who === speaker ? '' : ` ${words.name(who)}`;
  const list = reasonList(reasons, words);
  const about = shortListOf(
    kinds.map((kind) => (kind === '' ? 'без kind' : words.name(kind))),
    8,
  );
  const whose = `${SPEAKERS[speaker]}${name}`;
  const said = guessed
    ? `${eventsOf(reasons)} ${list} щодо об’єктів ${about}: імовірне джерело — ${whose}, судячи лише з reason і kind`
    : `${whose} повідомляв про ${failures ? 'збої об’єктів' : 'об’єкти'} ${about}: ${list}`;
  return `${elsewhere ? `Деінде: ${said}` : upperFirst(said)}.`;
}
