/** Whether a text (see `plainText`) holds SQL by its structure: `' or 1=1 --`, never a mere word such as « select ». */
export function isSql(plain: string): boolean {
  const text = loneQuotes(plain.replace(/\+/g, ' ').replace(/ (?= )/g, ''));
  return SQL.some((pattern) => pattern.test(text));
}

/**
 * The text with « and » for the quotation marks that belong together, ’ for apostrophes and ″ for inches, so
 * that the quotes that remain are those a writer would not set: the one of `admin' --`.
 */
function loneQuotes(text: string): string {
  const open: Record<string, boolean> = {};
  return text.replace(/["']/g, (quote, at: number) => {
    const before = text[at - 1] ?? ' ';
    const after = text[at + 1] ?? ' ';
    const ends = /[^\p{L}\p{N}=<>|+_%@]/u.test(after);
    if (open[quote] && ends && (before !== ' ' || after === ' ')) {
      open[quote] = false;
      return '»';
    }
    if (/\p{L}/u.test(before) && /\p{L}/u.test(after) && quote === "'") return '’'; // l'offre
    if (before === 's' && after === ' ' && quote === "'") return '’'; // our clients' -- and partners'
    if (/\d/.test(before) && /[\s,.!?x×]/.test(after)) return '″'; // 15"
    if (/[\s([{«»"':;,=>-]/.test(before)) {
      open[quote] = true;
      if (/[\p{L}\p{N}]/u.test(after)) return '«';
    }
    return quote;
  });
}

/*
 * Every quantifier has an upper bound and none holds another that varies: a place in the text costs at most a
 * constant (tests/engine/linear-rules.test.ts). Quotes are ' and " where only a lone one counts, else any.
 */
const SQL: readonly RegExp[] = [
  // union all select null, ' union (select 1; not « the union; select a date » nor « union select committee »
  /\bunion[ (]{0,3}(?:all|distinct|distinctrow)?[ (]{0,3}select(?:$| ?[^a-z ]| (?:null|all)\b|char|concat| [a-z_.]{1,30}(?: ?[(;#]| ?--|,[a-z_., ]{1,60} from\b| (?:from|into|as)\b))/,
  // select * from, select @@version, select count(, select current_user; not « select option(s) »
  /\bselect ?(?:(?:all |distinct |top \d{1,4} )?\* ?(?:from\b|,)|@@|\( ?select\b|(?:all |distinct )?[a-z_.]{2,30}\((?!s\)|e\)|es\))|(?:current|current_user|session_user|system_user) (?:from|server|[)<>=-])|null\b)|\bselect @/,
  // select name, mail from users where id=1, select 1 from dual; not « select one from those where … »
  /\bselect\b[^.!?;]{1,90} from [a-z_.]{1,40}(?: where [a-z_.]{1,30} ?(?:[=<>]|like [«'"]|in ?\()| ?--| ?[;)] ?(?:--|#))/,
  /\bselect\b[^.!?;]{1,90} from (?:dual|users? (?:where|limit|order by)|members|mysql\.|sys\.|(?:all|dba|user)_[a-z])/,
  // the tables and functions of the databases themselves: information_schema.tables, sysibm.sysdummy1
  /\b(?:information_schema|sysobjects|syscolumns|sysusers|sysmessages|sysdatabases|sqlite_master|pg_(?:group|user|shadow|catalog|tables|database|sleep|read_file|ls_dir)|all_tab_columns|all_tables|user_tables|user_tab_columns|dba_users|dba_role_privs|sys\.(?:all_|user|dba|tab|obj|databases|login)|msysaccessobjects|mysql\.user|v\$[a-z]{4,12})\b/,
  /\b(?:sysibm|syscat|utl_(?:http|inaddr|smtp|file)|dbms_[a-z]{2,20}|ctxsys|master\.\.?[a-z]{2,12}|msdb\.)\b/,
  /@@[a-z_]{4}/,
  // sleep(5), benchmark(1,md5(1)), extractvalue(1, convert(int, char(88) char(88), concat(0x7e
  /\b(?:(?:sleep|benchmark)\( ?['"«]?[\d_]|(?:extractvalue|updatexml|load_file|group_concat|make_set|randomblob|unhex|sys_eval|xp_cmdshell|openrowset|db_name|is_srvrolemember|current_setting|sqlite_version|name_const|gtid_subset) ?\(|convert ?\( ?int|char ?\( ?\d{2,3} ?\)|chr ?\( ?\d{2,3} ?\)|concat(?:_ws)? ?\( ?(?:0x|char|\(? ?select|@@)|(?:ascii|ord|substring|substr|mid|length|if|exists|count|not|iif|case when)[ (]{1,3}(?:select\b|substr|mid ?\(|user ?\(|database ?\()|procedure analyse|rlike ?\( ?select|exp ?\( ?~|floor ?\( ?rand)/,
  /\b(?:version|user|database|sysdate|now|md5|sha1)\(\)? ?(?:--|#|,|=|<|>|;|\) ?--)/,
  /\binto (?:out|dump)file\b|\bload data (?:local )?infile\b/,
  // or 1=1, and 'a'='a', having 1=1, || 1=1: the same on both sides
  /(?:\b(?:or|and|having|where|xor|not|when|if)|&&|\|\|)[ (!]{0,3}['"«»″]{0,4}([\w%]{1,30})['"«»″]{0,4}[ )]{0,2}(?:=|<=>|>=|<=|like|rlike|is|in) ?[('"«»″n]{0,4}\1(?!\w)/,
  // and 1=2, or 2>1; not « or 1=10 dh »
  /(?:\b(?:or|and|having|xor)|&&|\|\|)[ (]{0,3}-?\d{1,9}(?:=|<>|!=|<|>)-?\d{1,9}(?!\w| ?(?:dh|mad|eur|usd|€|%|\$))/,
  // or 'x'='y, and ''=', or ('a' like 'b', or "" or
  /(?:\b(?:or|and|having|where|xor|not)|&&|\|\|)[ (]{0,3}(?:['"«»]{2,4} ?(?:[-^&*|=]|or\b|['"«»])|['"«»]{1,4}[^'"«»]{0,20}['"«»]{1,4} ?(?:=|<>|!=|<|>|like|in ?\(|between) ?[('"«»n]{0,4}['"«»\w%])/,
  // and 5=convert(, and 0=benchmark(, or 1 in (select
  /(?:\b(?:or|and|having|where)|&&|\|\|)[ (]{0,3}['"«»]?\d{1,9}['"«»]? ?(?:=|<>|!=|<|>|in|like) ?\(? ?(?:select\b|[a-z_.]{2,40}\()/,
  // ' or 2 > 1, 1' and 1='1, ' or name is not null, ') or true, ' or 1 --: what follows a lone quote
  /['"] ?[)]{0,6} ?(?:or|and|xor|having|&&|\|\||like|where)[ (!]{1,3}(?:not )?['"«»]{0,3}[\w.%*]{0,20}['"«»]{0,3} ?(?:[=<>(]|!=|like ['"«»%]|is (?:not )?null|in ?\(|between |rlike |regexp |--|#(?!\w)|\/\*)/,
  // or true--, or 1#, and 1/*, or 1 -- -; not « 1 or 2 -- we do not know »
  /\b(?:or|and) (?:true|false|\d{1,9})['"«»)]{0,3} ?(?:-- ?(?:$|['"«»-])|#(?!\w)|\/\*)|\b(?:or|and) (?:(?:true|false)--|isnull\(|[a-z]=[a-z]\b)|\bif ?\(\d{1,9} ?=/,
  // admin' --, admin"/*, ') #, '; --: a comment behind a lone quote
  /['"][ );]{0,8}(?:--(?!>)|#(?![\w#])|\/\*|;%00)/,
  // =0--, (1)--, 1))--; not « 500.-- »
  /[=(,<>'"] ?\d{1,9}[ )]{0,4}--(?!\w)|\d\){1,6} ?--|^-?\d{1,9}['"″]?\){0,4} ?(?:--(?! ?\w)|#(?!\w)|\/\*)/,
  // un/**/ion, /*!50000 select */
  /\/\*[^*/]{0,60}\*\//,
  // '; drop table users, '; exec, 1; shutdown --: a second statement
  /['"][ )]{0,6};? ?(?:union (?:all )?select|begin declare|declare|exec|execute|select|insert into|update|delete from|drop|create|alter|truncate|shutdown|waitfor|grant|if[ (]|copy|call|use master) ?[\w(@*]/,
  /; ?(?:drop|truncate|alter) (?:table|database|schema|user|view|procedure|index|column) \w|; ?(?:shutdown|select pg_|exec|execute) ?(?:$|--|;|with nowait|\(|@)|; ?delete from \w{1,40} ?(?:;|--|#|where\b)/,
  /\btruncate table \w|\bdrop (?:table|database|schema) (?:if exists )?[\w.]{1,40} ?(?:;|--|#|['"]|cascade)|\balter table [\w.]{1,40} (?:add|drop|modify|rename)\b/,
  /\binsert into [\w.]{1,40} ?(?:\([^)]{1,80}\) ?)?(?:values ?\(|select\b)|\bupdate [\w.]{1,40} set [\w.]{1,40} ?=|\bdelete from [\w.]{1,40} where [\w.]{1,40} ?(?:=|<|>|like|in)/,
  /\bcreate (?:table|user|login|function|procedure|trigger) [\w.]{1,40} (?:\(|identified|as\b|with password|for each)|\bgrant (?:all|all privileges|connect|dba|resource|select) (?:on|to) \w/,
  // exec master..xp_cmdshell, exec sp_, declare @s, set @x=, waitfor delay '0:0:5'
  /\bexec(?:ute)? ?(?:immediate\b|\(|@|xp_|sp_|master|sys\.)|\b[xs]p_(?:cmd|add|exec|pass|help|config|oa|make|start|reg|dir|who|avail|enum|file)|\bdeclare @|\bset @\w{1,20} ?=|\bwaitfor (?:delay|time) ['"«]/,
  // order by 1--, group by 1,2,3--, 1' order by 3; not « group by 10, please » nor « order by 10 -- thanks »
  /\b(?:order|group) by \d[\d,]{0,60}(?:--(?!\w)|#(?!\w)|\/\*| -- ?(?:$|[-'"]))|\b(?:order|group) by \d{1,3},(?:\d{1,3},|sleep|\(? ?select)|['"″][ )]{0,6}(?:order|group) by \w{1,30}(?:$| ?(?:,|--|#|having))/,
  // '||utl_http.request(, 'a'||'b', ||pg_sleep(
  /['"«»] ?\|\| ?['"«»\w(]|\|\| ?[a-z_.]{2,30}\(/,
  /['"]=0/,
];
