/** Whether a text (see `plainText`) has the structure of SQL: `' or 1=1 --`, but not a single word such as “select”. */
export function isSql(plain: string): boolean {
  const text = replacePairedQuotes(plain.replace(/\+/g, ' ').replace(/ (?= )/g, ''));
  return SQL.some((pattern) => pattern.test(text));
}

/**
 * Replaces paired quotation marks by `«` and `»`, apostrophes by `_` (so that “l'or” does not contain the word “or”) and inch
 * marks by `″`. The quotes that remain are not used in prose, such as the one of `admin' --`.
 */
function replacePairedQuotes(text: string): string {
  const open: Record<string, 'close' | 'spaced' | undefined> = {};
  return text.replace(/["']/g, (quote, at: number) => {
    const before = text[at - 1] ?? ' ';
    const after = text[at + 1] ?? ' ';
    const endsWord = /[^\p{L}\p{N}=<>|+_%@]/u.test(after);
    if (open[quote] && endsWord && (open[quote] === 'spaced' || before !== ' ' || after === ' ')) {
      open[quote] = undefined;
      return '»';
    }
    const letter = /\p{L}/u.test(after);
    const shortened = quote === "'" && /\p{L}/u.test(before);
    if (shortened && (letter || ELIDED.test(text.slice(Math.max(0, at - 8), at)))) return '_'; // l'offre, d' or
    if (before === 's' && after === ' ' && quote === "'") return '_'; // our clients' -- and partners'
    if (/\d/.test(before) && /[\s,.!?x×]/.test(after)) return '″'; // 15"
    if (/[\s([{«»"':;,=>/\-–—،؛]/.test(before) || (letter && /\p{Script=Arabic}/u.test(before))) {
      const spaced = after === ' ' && SPACED.test(text.slice(at + 1, at + 70));
      open[quote] = spaced ? 'spaced' : 'close';
      if (spaced || letter || /\p{N}/u.test(after) || QUOTED_SYMBOL.test(text.slice(at, at + 6))) return '«';
    }
    return quote;
  });
}

/** The elided words of French: l', d', qu', lorsqu'. */
const ELIDED = /(?:^|[^\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)$/u;
/** A name between quotes and spaces, such as `" Call Center Maroc "`, that does not begin with a keyword of SQL. */
const SPACED =
  /^ (?!(?:and|or|xor|not|like|having|where|union|order|group|limit|is|in)\b)[\p{L}\p{N}][\p{L}\p{N} &.-]{0,60} ["']/u;
/** A quoted symbol, or a quoted word that begins with one: "--", ';', "--strict". */
const QUOTED_SYMBOL = /^(["'])(?:[^\p{L}\p{N}\s"']{1,3}\1(?:[\s.,;:!?)]|$)|(?:--?|[@$€./~*])[\p{L}\p{N}])/u;

/*
 * Every quantifier has an upper bound and none holds another that varies: a place in the text costs at most a
 * constant (src/contact/content/linear-time.test.ts). A pattern has ' and " where
 * only a lone quote counts, and any quote elsewhere. A comment matches at the end of the text, before a quote or another symbol: people write “(1) -- and then”.
 */
const SQL: readonly RegExp[] = [
  // union all select null, union select 1, 2; not “the union; select a date”, “union select committee”, “… 2 delegates”
  /\bunion[ (]{0,3}(?:(?:all|distinct|distinctrow)[ (]{1,3}select[ (]{0,3}[^a-z (]|(?:all |distinct )?[ (]{0,3}select(?:$|[ (]{0,3}(?:['"«@*`]|\d{1,9}(?: ?(?:$|[,)#;'"]|--)| (?:from|into)\b)|(?:null|all)\b|0x|char|concat|[a-z_.]{2,30}\((?!s\))|[a-z_.]{1,30}(?: ?#| ?--(?: ?$|-)|,[a-z_., ]{1,60} from\b| from [a-z_.]{1,40} ?(?:$|[;#]|--|where\b)))))|\d\)? union (?:all )?select [\d(]/,
  // select * from, select @@version, select count(, select current_user; not “select option(s)”
  /\bselect ?(?:(?:all |distinct |top \d{1,4} )?\* ?(?:from (?!the |our |your )|,)|@@|\( ?select\b|\((?:\d{1,3}\) ?from|['"«]|[a-z_]{2,30}\()|(?:all |distinct )?(?:[a-z_]{2,30}\((?:\)|[*'"«@(])|(?:count|sum|max|min|avg|concat|substr|substring|ascii|length|char|cast|convert|md5|hex|pg_[a-z]{2,20})\()|(?:current|session|system)_user\b|null(?: ?[,;)#]| ?--| from\b| ?$)|@\w{1,30} ?(?:[=,;#:]|--|from\b|$))/,
  // select name, mail from users where id=1, select 1 from dual; not “select one from those where …”
  /\bselect\b[^.!?;]{1,90} from [a-z_.]{1,40}(?: where [a-z_.]{1,30} ?(?:[=<>]|like [«'"%]|in ?\( ?[«'"\ds])| ?--(?: ?$|-| ?['"])| ?[;)] ?(?:--|#))/,
  /\bselect\b[^.!?;]{1,90} from (?:dual\b(?!-| sim)|users? (?:where|limit \d|order by)|mysql\.|sys\.|(?:all|dba|user)_(?:tab|col|obj|user|view|pass|role|priv))/,
  // the tables of the databases themselves: from information_schema.tables, sysibm.sysdummy1
  /\b(?:from|join|into|update) ?\(? ?(?:information_schema|sys(?:objects|columns|users|messages|databases)|sqlite_master|pg_(?:group|user|shadow|catalog|tables|database|class)|all_tab|user_tab|dba_|msysaccess|mysql\.user|v\$[a-z]|sysibm\.|syscat\.|master\.\.|msdb\.|sys\.(?:all_|user|dba|tab|obj|databases|login))|\binformation_schema\.[a-z]/,
  /\b(?:utl_[a-z]{3,6}|dbms_[a-z]{2,12}|ctxsys)\.[a-z_]{2}|@@(?<![\w@]@@)(?:version|hostname|servername|datadir|basedir|global|spid)\b/,
  // sleep(5), benchmark(1,md5(1)), extractvalue(1, convert(int, char(88) char(88), concat(0x7e
  /\b(?:sleep|benchmark)\( ?['"«]?[\d_]\w{0,12}['"»]? ?[,)]|\b(?:pg_(?:sleep|read_file|ls_dir)|extractvalue|updatexml|load_file|load_extension|group_concat|make_set|randomblob|unhex|sys_eval|xp_cmdshell|openrowset|db_name|user_name|suser_name|(?:system|session|current)_user|is_srvrolemember|current_setting|sqlite_version|name_const|gtid_subset) ?\(/,
  /\b(?:convert\( ?int ?,|n?char\( ?\d{2,3} ?\)|chr\( ?\d{2,3} ?\)|cast\([^)]{1,40}\){0,2} as (?:int|n?v?archar|char|numeric|signed)|concat(?:_ws)? ?\( ?(?:0x|char|\(? ?select|@@)|procedure analyse ?\(|rlike ?\( ?select|exp\( ?~|floor\( ?rand\()/,
  /\b(?:(?:ascii|ord|substring|substr|exists) ?\(|(?:mid|length|count|if|iif|not)\(|case when ?\()[ (]{0,2}(?:select\b|substr|(?:mid|user|database|version|now)\()/,
  /(?:\b(?:or|and|having|where|select|if)|[=(]) ?(?:version|user|database|sysdate|now)\(\) ?(?:--|#|[,=<>;)])|\b(?:md5|sha1)\(\d{1,9}\)/,
  /\binto (?:out|dump)file ?['"«@]|\bload data (?:local )?infile\b/,
  // or 1=1, and 'a'='a', having 1=1, || 1=1: the same on both sides; not “l'or 18 = 18 carats”
  /(?:\b(?:or|and|having|where|xor)|&&|\|\|)[ (!]{0,3}['"«»″]{0,4}([\w%]{1,30})['"«»″]{0,4}[ )]{0,2}(?:=|<=>|>=|<=|(?:like|rlike|in) ?(?=['"«(\d])) ?[('"«»″n]{0,4}\1(?!\w)/,
  // and 1=2, or 2>1, or 2 between 1 and 3; not “or 1=10 dh”, “2 or 3 between 9 and 12”
  /(?:\b(?:or|and|having|xor)|&&|\|\|)[ (]{0,3}-?\d{1,9}(?:[-+*]\d{1,9})?(?:=|<>|!=|<|>)-?\d{1,9}(?!\w| ?(?:dh|mad|eur|usd|€|%|\$|carat))|(?:\b(?:or|and)(?<!\d (?:or|and))|^-?\d{1,9} (?:or|and)) \d{1,9} between \d{1,9} and \d/,
  // or 'x'='y, and ''=', or ('a' like 'b', or "" or; not “"A" = "yearly" and "M" = "monthly"”
  /(?:\b(?:or|and|having|where|xor|not)|&&|\|\|)[ (]{0,3}(?:['"«»]{2,4} ?(?:[-^&*|=]|or\b|['"«»])|['"«»]{1,4}[^'"«»]{0,20}['"«»]{1,4}(?:(?:=|<>|!=|<|>) ?[('"«»n]{0,4}['"«»\w%]| ?(?:=|<|>) ?n?['"«][^'"«»]{0,20}['"]| ?(?:like|between) ?['"«%]| ?in ?\( ?['"«]))/,
  // and 5=convert(, and 0=benchmark(, or 1 in (select, and (select 1
  /(?:\b(?:or|and|having|where)|&&|\|\|)[ (]{0,3}(?:['"«]?\d{1,9}['"»]?(?: ?(?:=|<>|!=|<|>|in|like) ?\(? ?select\b|=[a-z_.]{2,40}\()|\( ?select (?:\d|count|top|case|\*|[a-z_]{2,20}\())/,
  // ' or 2 > 1, 1' and 1='1, ' or name is not null, ') or true, ' or 1 --, admin' or ': what follows a lone quote
  /['"][ )]{0,7}(?:or|and|xor|having|&&|\|\||like|where)[ (!]{1,2}(?:not )?['"«»]{0,3}[\w.%*]{0,20}['"«»]{0,3}(?: ?(?:[=<>]|!=|--|#(?!\w)|\/\*)|\(| (?:like ['"«»%]|is (?:not )?null\b|in ?\(|between |rlike |regexp |limit \d))/,
  /['"][ )]{0,7}(?:or|and|xor|having|&&|\|\||like|where|rlike|regexp) ?(?:\( ?select\b|['"«]|(?:\d{1,9}|true) ?$)/,
  // or true--, or 1#, and 1/*, or 1 -- -; not “1 or 2 -- we do not know”
  /\b(?:or|and) (?:true|false|\d{1,9})['"»)]{0,3}(?: ?--(?: ?$| -| ?['"])|#(?!\w)|\/\*| # ?$)|\b(?:or|and) (?:(?:true|false)--|isnull\()|\b(?:i?if ?\(|case when ?\(?) ?\d{1,9} ?= ?\d/,
  // admin' --, admin"/*, ') #, '; --: a comment after a lone quote
  /['"][ );]{0,8}(?:--(?!>)|#(?![\w#]| \d)|\/\*)|['"] ?; ?$/,
  // =0--, 1))--, 1; --; not “500.--”, “(1) -- and then”, “budget = 5000 -- can you”
  /(?:[=<>'"]\d{1,9}[ )]{0,4}|\d\){2,6} ?)--(?: ?$| -| ?['";])|\d(?:\){2,6}--(?!\w)|['")]{0,4}-- -(?: |$))|^-?\d{1,9}['"″]?\){0,4};?(?: ?--(?: ?$| -|['"])|#(?!\w)|\/\*)/,
  // un/**/ion, /*!50000 select */
  /\/\*[^*/]{0,60}\*\//,
  // '; drop table users, '; exec, ' (select top 1, '; desc users: a second statement after a lone quote
  /['"][ )]{0,6}(?:;? ?(?:union (?:all )?select|begin|declare|exec|execute|insert into|update|delete from|drop|create|alter|truncate|shutdown|waitfor|grant|limit|if(?= ?\())|;? ?[-|+*]{0,2} ?\(? ?select|; ?(?:copy|call|use|desc|describe|show|handler|prepare|rename|kill|print|attach|set))\b ?[\w(@*]/,
  /; ?(?:drop|truncate) (?:table|database|schema|user|view|procedure|index|column) [a-z_]|; ?(?:shutdown|select pg_|exec|execute) ?(?:$|--|;|with nowait|\(|@)|; ?delete from \w{1,40} ?(?:;|--|#|where\b)|\bdelete from [\w.]{1,40} ?; ?(?:$|--|#)/,
  /\btruncate table [\w.]{1,40} ?(?:$|;|--|#|['"])|\bdrop (?:table|database|schema) (?:if exists )?[a-z_][\w.]{0,40} ?(?:;|--(?: ?$|-)|#(?!\w)|['"]|cascade)|\balter table [\w.]{1,40} (?:add (?:column|constraint|primary|[\w.]{1,30} (?:int|n?varchar|text|date))|drop column|modify|rename to)\b/,
  /\binsert into [\w.]{1,40} ?(?:\([^)]{1,80}\) ?)?(?:values ?\(|select\b)|\bupdate [\w.]{1,40} set (?!up |as )[\w.]{1,40} ?=|\bdelete from [\w.]{1,40} where [\w.]{1,40} ?(?:[=<>]|like ['"«%]|in ?\()/,
  // create table x (a int, create user x identified by; not “create user accounts (admin, editor)”
  /\b(?:create|alter) (?:table|user|login|(?:or replace )?function|procedure|trigger) [\w.]{1,40} ?(?:\( ?(?:\)|[\w.]{1,30} (?:int|integer|n?varchar|n?char|text|blob|number|date)\b)|identified by|as (?:select|begin)\b|with password|for each row)|\bgrant (?:(?:connect|dba|resource|all privileges) (?:to|on) [\w*]|select on \w)/,
  // exec master..xp_cmdshell, exec sp_, declare @s, set @x=, waitfor delay '0:0:5'
  /\bexec(?:ute)? ?(?:immediate ['"«]|\( ?['"«@%]|@\w|xp_|sp_|master\.|sys\.)|\b[xs]p_(?:cmd|add|exec|pass|help|config|oa|make|start|reg|dir|who|avail|enum|file)|\bdeclare @\w|\bset @\w{1,20} ?= ?(?:['"«(@\d]|select|concat|char)|\bwaitfor (?:delay|time) ['"«]/,
  // order by 1--, group by 1,2,3--, 1' order by 3; not “group by 10, please” nor “order by 10 -- thanks”
  /\b(?:order|group) by \d[\d,]{0,60}(?:--(?!\w)|#(?!\w)|\/\*| -- ?(?:$|[-'"]))|\b(?:order|group) by \d{1,2},(?:\d{1,2},|sleep|\(? ?select)|['"″][ )]{0,6}(?:order|group) by \w{1,30}(?:$| ?(?:,|--|#|having))/,
  // '||utl_http.request(, 'a'||'b', ||pg_sleep(
  /['"] ?\|\| ?['"«(\w]|['"»]\|\|['"«]|\|\|[a-z_.]{2,30}\(|['"] ?= ?\d{1,9} ?(?:--|#)|['"]=0/,
  // copy x from '/etc/passwd', backup database x to disk=: files of the server
  /\b(?:copy|attach|insert) [\w.(), ]{1,40} (?:from |to )?['"«](?:\/(?:etc|tmp|var|usr|home|root|proc|lib)\/|[a-z]:\\)|\bbackup (?:database|log) [\w.]{1,40} to disk ?=/,
];
