import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';
import { isSql } from './sql';

const attacks = [
  "' OR 7=7",
  "x' or 'b'='b",
  "root' --",
  'root"/*',
  "') or ('k'='k",
  "1' or '2'='2",
  '" or ""="',
  'or 3=3#',
  'and 4=5',
  "' or login like '%",
  "' or 3 > 2",
  "z' and mail is null",
  'or true--',
  "-2' UNION SELECT 4,5,6",
  'union select login, pass from clients',
  'un/**/ion sel/**/ect',
  'select * from clients',
  'select pass from clients where id = 7',
  'select @@hostname',
  'select count(id)',
  '9; drop table clients',
  "9'; delete from clients",
  "update clients set role='x'",
  "insert into clients values ('x')",
  "exec master..xp_cmdshell 'dir'",
  'declare @k int',
  "waitfor delay '0:0:9'",
  'and sleep(9)',
  'benchmark(99,md5(7))',
  "extractvalue(7,concat(0x7e,'k'))",
  "into outfile '/tmp/k'",
  "'||utl_inaddr.get_host_name(7)||'",
  'order by 7--',
  "3' group by 1,2--",
  'from information_schema.columns',
  '%27%20or%207%3D7',
  'create user eve identified by k',
];

describe('SQL', () => {
  it.each(attacks)('is found: %s', (text) => {
    expect(isSql(plainText(text))).toBe(true);
  });

  it.each(attacks)('is found in a sentence: %s', (text) => {
    expect(isSql(plainText(`Bonsoir, ${text} et bonne soirée`))).toBe(true);
  });

  it.each([
    'Select a day, please select one from those where you are free',
    "L'union de nos sociétés ; select club, rue 10",
    'European Union select committee, Union Select SARL',
    'update the file; delete from the basket; drop us a line -- thanks',
    'Nous voulons insérer une table et créer une base SQL (MySQL)',
    'commission = 12 %, abonnement = 900',
    '1 € = 10,8 DH and 2 = deux personnes',
    'or nous avons payé 4000 DH ; or 1=10 dh',
    '"confort" or "luxe"? Pack "pro" -- deux pages',
    '" menuiserie bois " -- bravo',
    'écran 17" -- 3 pièces ; 24" ; 5\' de marche -- facile',
    "Our partners' -- and clients' -- wishes; bijoux d' or",
    "M. N'Diaye & Mme O'Connor, côte d'Ivoire -- l'Atelier",
    'group by 12, please; order by 10 -- thanks',
    '5 or 6 -- to be seen; 2023--2024; CHF 500.--',
    'Sleep (hotel), Benchmark (1 page), user() accounts',
    'https://shop.example/?select=1&order=asc#top',
    'drop.select@union.example',
    `"${'une longue citation, '.repeat(12)}fin" -- Karim`,
    'نريد متجرا -- كم الثمن؟ الميزانية = 5000',
  ])('is not seen in %s', (text) => {
    expect(isSql(plainText(text))).toBe(false);
  });
});
