/** A pattern of code (for `plainText`), with a text that it refuses and an honest one that no pattern refuses. */
interface CodePattern {
  name: string;
  pattern: RegExp;
  refuses: string;
  accepts: string;
}

/*
 * Nothing executes the text of a message, so the patterns look only for what an honest sentence does not contain. Every
 * quantifier has an upper bound: the time grows only with the length of the text.
 */
export const sqlPatterns: readonly CodePattern[] = [
  {
    name: 'a query',
    pattern:
      /\bunion (?:all select|\(?select ?(?:['"\d@(*]|null\b|\w{1,30}(?:\(|, ?\w{1,30} ?(?:from\b|$))))|\bselect ?(?:\* ?from ?[\w`([]|(?:count|char|concat|sleep)\(|\w{1,20}\(\)|@@)|\bselect [\w, ]{1,60} from \w{1,40} where \w{1,30} ?[=<>]|@@version/,
    refuses: 'union select login, password',
    accepts: 'Our union asks: select the office(s) from your list, or select (A) and (B).',
  },
  {
    name: 'a query of one column, after the end of another one or before the end',
    pattern:
      /(?:\d|;|(?<!\p{L})['"]|[\d'"]\){1,9}) ?union select \w{1,40} from \w|\bunion select \w{1,40} from [\w.]{0,60}\w['")]{0,3} ?(?:$|;|--|#|\/\*)|['"\d] ?; ?select \w{1,40} from [\w.]{0,60}\w ?(?:$|;|--|#)|\(select [^()]{1,80}\) ?[=<>|]/u,
    refuses: "' union select password from clients",
    accepts: "Our (new) union select one from each site; the students' union select two from Fès.",
  },
  {
    name: 'a name that only a database has',
    pattern:
      /\b(?:information_schema|waitfor delay|xp_[a-z]{3}|sp_(?:add|exec|oa|pass)|pg_(?:sleep|user|group|shadow|catalog)|(?:utl|dbms|dba)_[a-z]{3}|sys(?:ibm|cat)\.|sys(?:users|objects|columns)\b|master\.\.|0x[\da-f]{20})/,
    refuses: "waitfor delay '0:0:9'",
    accepts: "Is a wait for delay '2 weeks' normal? See sp_devis.pdf and pg_accueil.docx.",
  },
  {
    name: 'a number compared with itself',
    pattern:
      /\b(?:or|and|having|where)[ (]{1,9}(?:1=1\b|true ?(?:--|#)|(\d{1,9}) ?= ?['"]?\1(?=$|['");#%]| (?:--|\/\*|and\b|or\b|limit\b)))/,
    refuses: 'or 7=7 --',
    accepts: 'Phase 1=10 days and 2=20 days, or 2=2 languages; bijoux en or 18 = 18 carats',
  },
  {
    name: 'a quoted text compared with itself',
    pattern:
      /\b(?:or|and)[ (]{0,9}(['"]{1,4})([^'"]{0,20})\1 ?(?:=|like) ?\1\2(?!\w)|\d(['"]) (?:or|and) \3\d{1,9}\3 ?= ?\3\d/,
    refuses: "('k'='k' or 'k'='k",
    accepts: '"Home" = "Accueil" and "About" = "À propos"',
  },
  {
    name: 'a quote that opens with OR',
    pattern:
      /(?<![\p{L}\d'"])['"]{1,20} ?\){0,9} ?(?:or|and)\b[ (]{1,3}(?:['"][^'"]{0,20}['"]|\d{1,9}|true|not) ?(?:[=<>(]|in\b|--|\/\*|#|$)/u,
    refuses: "' or 2 > 1",
    accepts: 'Our brand is " Or 18 carats "; screens of 24" and 27" = 3000 DH.',
  },
  {
    name: 'a comment: around words, at the end, or after a quote that was not opened',
    pattern: /^[^'"]{0,5000}[a-rt-z)]['"]\){0,9} ?(?:--|#(?!\w)|\/\*)|\/\*[^/]{0,300}\*\/|[\d'")] ?\/\*$/,
    refuses: "admin' -- and so on",
    accepts: 'Our clients\' -- and (24") -- screens; "blog" -- and shop; photos/* and * points.',
  },
  {
    name: 'a statement',
    pattern:
      /['"] ?;? ?(?:(?:drop|alter|truncate) (?:table|database)|delete from) \w|; ?(?:(?:drop|alter|truncate) (?:table|database|schema)|delete from) [a-z]\w{0,40} ?(?:$|;|--|#|where\b)|['"\d] ?; ?shutdown ?(?:$|;|--)|\binto (?:out|dump)file ?['"]|\bexec(?:ute)?[ (]{1,3}(?:@|immediate)|\bdeclare @|\binsert into \w{1,40} ?(?:\([^()]{0,200}\) ?)?values ?\(|\bupdate \w{1,40} set \w{1,40} ?=|\bcreate user \w{1,40} identified/,
    refuses: '; drop table clients',
    accepts: 'TV 55"; set up ; insert the card ; values (2) ; update the set = 3 ; drop the table.',
  },
  {
    name: 'a function that delays, an order, a joined text',
    pattern:
      /\b(?:or|and|select|by 1,)[ (]{0,3}sleep ?\(|[,(]sleep\(\d{1,9}\)[)#-]|\bbenchmark\(\d{2,9},|\b(?:order|group) by \d{1,2}(?:,\d{1,2}){0,9},?(?:#|--)|(?<!')'\|\||\|\|'(?!')/,
    refuses: 'or sleep(9)',
    accepts: 'Sleep (8 hours), sleep(8) heures; Réf||Désignation||Total(TTC)',
  },
];

export const scriptPatterns: readonly CodePattern[] = [
  {
    name: 'a tag that runs code, also in the brackets of UTF-7 and US-ASCII',
    pattern:
      /(?:<|\+adw-|⁄4)[^\w<>]{0,10}(?:\w{1,9}:)?(?:script|i ?frame|frameset|object|embed|applet)(?![a-z])|<!--#(?:exec|include)/,
    refuses: '<iframe src=//k.example>',
    accepts: 'Une page avec <title> et <h2>, un script de vente, an object, an iframe.',
  },
  {
    name: 'an address that runs code, also with the spaces that a browser ignores',
    pattern:
      /script:\S(?<=\b(?:java|vb|live) ?script:.)|\bj ?a ?v ?a ?s ?c ?r ?i ?p ?t ?: ?(?:\w{1,20}[(`]|javascript)|[=(] ?['"«]? ?javascript ?:|\bdata:text\/(?:html|javascript)/,
    refuses: 'javascript:go()',
    accepts: 'JavaScript : React et Node; JavaScript: Vue (Nuxt); data: text/html or plain?',
  },
  {
    name: 'an inline handler, but not a word such as “online” or “onze”',
    pattern:
      /(?<![\p{L}\d?&_-])on(?!line|ce\b|ly\b|e\b|glet|ze\b|going|site|board|shore)[a-z]{3,30}(?: ?= ?(?:['"`«]|[a-z.]{1,30}[(`])|=(?<=<[a-z][^<;,]{0,300}))/u,
    refuses: '<svg/onload=go>',
    accepts: 'Délai <un mois ; vente online = oui, onboarding=formation(s); /?a=1&onload=1',
  },
];
