import { describe, expect, it } from 'vitest';
import { scriptPatterns, sqlPatterns } from './code-patterns';
import { plainText } from './plain-text';

const all = [...sqlPatterns, ...scriptPatterns];
const isRefused = (text: string) => all.some(({ pattern }) => pattern.test(plainText(text)));

describe.each(all)('$name', ({ pattern, refuses, accepts }) => {
  it(`is refused: ${refuses}`, () => {
    expect(pattern.test(plainText(refuses))).toBe(true);
  });

  it(`is not seen in an honest sentence: ${accepts}`, () => {
    expect(isRefused(accepts)).toBe(false);
    expect(isRefused(`Bonjour, ${accepts}\nMerci !`)).toBe(false);
  });
});

it.each([
  '</ScRiPt >',
  '<%00script>',
  '&lt;object data=k>',
  '<embed src=k>',
  '<svg:script href=k>',
  '+ADw-script+AD4-',
  '<img src=k onerror = go()>',
  '<k a=">" onwhatever=1>',
  '" onfocus="go()',
  'java\tscript:go()',
  'j a v a s c r i p t : alert(7)',
  '<a href="javascript:go">',
  "k' or 'k'='k",
  'one /* two */ three',
  "3' group by 1,2--",
  '9 union all select null',
  "9'; drop table clients; --",
  "9'; delete from clients",
  "update clients set role='x'",
  "insert into clients values ('x')",
  "exec master..xp_cmdshell 'dir'",
  'declare @k int',
  'select name from clients where id = 7',
  "' union select password from clients -- k",
  '7 union select password from clients',
  "7') union select password from clients",
  '; union select password from clients',
  'union select password from clients;--',
  'union select password from clients #',
  "admin' union select password from clients--",
  "7'; select password from clients --",
  'k = 7 and (select password from clients) = 7',
  '; drop database clients; k',
  '7; truncate table clients; --',
  '; delete from clients where 7',
  '7; shutdown --',
  "' into outfile '/k'",
  "7' and '7'='8",
  '%27%20or%207%3D7',
])('code is refused in other spellings too: %s', (text) => {
  expect(isRefused(text)).toBe(true);
  expect(isRefused(`Bonsoir, ${text} et bonne soirée`)).toBe(true);
});

it.each([
  'union select password from clients',
  "k' union select password from shop.clients",
  '; drop database clients',
  '7; delete from clients',
  '7; shutdown',
])('code at the end of a text is refused: %s', (text) => {
  expect(isRefused(`Bonsoir ${text}`)).toBe(true);
  expect(isRefused(`Bonsoir ${text} et bonne soirée`)).toBe(false);
});

it.each([
  'Our union select members from each site',
  "The students' union select delegates from Fès. The teachers (CDT) union select theirs from Rabat.",
  'The European Union selects 12 firms from Morocco; we drop tables 4 and 5; the shop shuts down; see "A"; shutdown in May',
  'My students write "select * from" all day; our database has a users table',
  'TV 55"; set up; 2 écrans 24"; call me',
  "Vidéo de 2'30'' --",
  "5'10'' --",
  '1=10, 10=8 and 50=6; 10 today and 12>10 next year',
  'email = email, and name = name',
  "C'est urgent';",
  'select one from dual monitors; un char(10)',
  "j'ai une marque 'Or & Argent' -- bijoux en or 18 = 18 carats",
  'Notre slogan : "A=A or B=B"',
  'la fiche d’expression(s) de besoins ; Volume of data: <5 GB per month',
  'European Union select committee, Union Select SARL',
  '"menu" and "panier" like on your site; \'menu\' or \'panier\' in (Fès)',
  '“Pro” -- or „Pro“; les signes "--" et ";" ; l’option "--strict" ; le "--"',
  '| Poste | Prix | |---|---| | Site | 9000 |',
  'le bouton "Save" ; update it; "Blog" delete please; "Shop" if (and only if) cheap',
  '> > Le budget = 9000 -- est-ce possible ?\n----- Message transféré -----',
  'https://shop.example/?select=1&order=asc#top',
  'السعر 7,500 -- هل يكفي؟ الطابق (2) -- المكتب',
  'قال ب"نعم" -- ثم و"لا" -- شكرا',
])('an honest sentence passes: %s', (text) => {
  expect(isRefused(text)).toBe(false);
});
