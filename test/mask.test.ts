import { expect, test } from 'vitest';
import { hasSecret, maskSecrets } from '../src/text/mask.ts';

/** Every text holds `hunter2` in a place from which it gives access to something. */
test.each([
  'password=hunter2',
  'password: hunter2',
  'Password = "hunter2"',
  "passwd='hunter2'",
  'password="abc hunter2"',
  "password='abc hunter2' in use",
  'password=a,hunter2',
  'password=a;b&hunter2',
  'password=***hunter2',
  '{"password":"hunter2"}',
  '{\\"password\\":\\"hunter2\\"}',
  '{\\\\\\"password\\\\\\":\\\\\\"hunter2\\\\\\"}',
  'password=\\"hunter2\\"',
  'DB_PASSWORD=hunter2',
  'db.password=hunter2',
  'AWS_SECRET_ACCESS_KEY=hunter2',
  'apiKey: hunter2',
  'API-KEY=hunter2',
  'AccountKey=hunter2==;EndpointSuffix=x',
  'SharedAccessSignature=hunter2',
  'https://x.example/?X-Amz-Signature=hunter2',
  'https://x.example/a?b=c&sig=hunter2',
  'pass=hunter2',
  'credentials=hunter2',
  'client_secret=hunter2',
  'token => hunter2',
  'name: DB_PASSWORD, value: hunter2',
  '{"name":"DB_PASSWORD","value":"hunter2"}',
  'postgres://user:hunter2@db.example/x',
  'postgres://user:a@hunter2@db.example/x',
  'redis://hunter2@db.example',
  'Authorization: Bearer hunter2',
  'Authorization: Basic hunter2',
  'authorization=hunter2',
  'Authorization:[Bearer hunter2]',
  '"Authorization": "token hunter2"',
  'Bearer hunter2hunter2',
  'Cookie: a=b; session=hunter2',
  'Set-Cookie: sid=hunter2; Path=/',
  'curl -u user:hunter2 https://x.example',
  'login --password hunter2',
  'login --token hunter2',
  'pass\u200bword=hunter2',
  '-----BEGIN RSA PRIVATE KEY-----\nhunter2\n-----END RSA PRIVATE KEY-----',
])('%s', (text) => {
  expect(maskSecrets(text)).not.toContain('hunter2');
  expect(maskSecrets(text)).toContain('***');
  expect(hasSecret(text)).toBe(true);
  expect(maskSecrets(maskSecrets(text))).not.toContain('hunter2');
});

test.each([
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
  'AKIAIOSFODNN7EXAMPLE',
  `ghp_${'a1'.repeat(18)}`,
  `github_pat_${'a1'.repeat(18)}`,
  `glpat-${'a1'.repeat(10)}`,
  `AIza${'a1'.repeat(17)}b`,
  `npm_${'a1'.repeat(18)}`,
  `hvs.${'a1'.repeat(12)}`,
])('%s is a secret by itself', (text) => {
  expect(maskSecrets(`it said ${text} and left`)).toBe('it said *** and left');
});

test.each([
  '0/4 nodes are available: 1 node(s) had untolerated taint(s), 2 Insufficient cpu.',
  'Successfully pulled image "registry.example.com/shop/web:v1" in 174ms (174ms including waiting).',
  'MountVolume.SetUp failed for volume "token" : secret "bucket-access" not found',
  'Error creating: pods "report-x" is forbidden: exceeded quota: team, requested: pods=1',
  'image registry.example.com/a@sha256:0123456789abcdef',
])('%s is left as it is', (text) => {
  expect(maskSecrets(text)).toBe(text);
  expect(hasSecret(text)).toBe(false);
});
