/** Whether a text (see `plainText`) contains code for a browser: `<script>`, `javascript:alert(1)`, `onload=`. */
export function isScript(plain: string): boolean {
  // A browser runs “jav ascript:alert(1)” despite the space.
  return SCRIPT.some((pattern) => pattern.test(plain)) || SPACED.test(plain.replace(/[ +]/g, ''));
}

/* Every quantifier has an upper bound: a place in the text costs at most a constant (src/contact/content/linear-time.test.ts). */
const SCRIPT: readonly RegExp[] = [
  // <script>, </script, <%00script, <svg:script, +ADw-script (UTF-7), ¼script (US-ASCII)
  /(?:<|\+adw-|⁄4)[^\w<>]{0,10}(?:\w{1,9}:)?(?:script|i ?frame|object|embed|applet|frameset|i?layer|bgsound|xss|vmlframe)(?![a-z])/,
  // <svg/onload, <math href, <base href, <link rel, <meta http-equiv, <!--#exec
  /<(?:svg|math)[\s/][^<>]{0,60}[=<]|<(?:base|link|meta)[\s/]{1,3}(?:href|rel|http-equiv)|<!--#(?:exec|include|echo)/,
  // <x onxxx=1, <img src=x onerror = …: any handler in a tag
  /<[a-z!/?][^<]{0,300}[^a-z\d<]on[a-z]{3,30} ?=/,
  // " onmouseover=, 'onload=: a handler that breaks out of an attribute, by its event
  /(?:^|[^a-z\d?&_])on(?:abort|activate|after\w{3,15}|animation\w{3,10}|auxclick|before\w{3,20}|begin|blur|bounce|canplay|change|click|close|contextmenu|copy|cut|dblclick|drag\w{0,9}|drop|end|error|finish|focus\w{0,3}|formchange|hashchange|input|invalid|key\w{2,5}|load\w{0,9}|message|mouse\w{2,10}|page\w{4}|paste|play\w{0,3}|pointer\w{2,12}|popstate|progress|qt_error|readystatechange|repeat|reset|resize|scroll\w{0,3}|search|seek\w{2,3}|select\w{0,9}|show|start|storage|submit|suspend|toggle|touch\w{3,6}|transition\w{3,6}|unhandledrejection|unload|volumechange|waiting|webkit\w{3,20}|wheel) ?=/,
  // onanything=alert(; not “online = boutique(s)”
  /(?:^|[^a-z\d])on[a-z]{3,30} ?= ?['"`«]?(?:[a-z]{2,20}\.)?(?:alert|prompt|confirm|eval|print|fetch|import|write|settimeout|setinterval|function|atob)[(`]/,
  // javascript:alert(1), javascript://…; not “JavaScript : React et Node”
  /\b(?:java|vb|live)script ?:(?:[/\\`%({[~!+$_]| ?(?:(?:java|vb)script:|(?:alert|prompt|confirm|eval|fetch|import|msgbox|void|settimeout|document|window|location|parent|opener|top|self|this|string|new|throw|while|for|a=|x=)\b ?[^\s\w]))/,
  // href=javascript:x, url(javascript:x
  /(?:href|src|action|data|value|url|lowsrc|dynsrc|background|content|code|to|from|values) ?[=(] ?['"`]? ?(?:java|vb|live)script ?:/,
  // data:text/html, data:,alert(1)
  /\bdata:(?:text\/(?:html|javascript|xml)|image\/svg|application\/(?:x-)?(?:javascript|xhtml|xml)|,? ?(?:alert|%3c|<))/,
  // style="x:expression(alert(1))", -moz-binding:url(, srcdoc=, formaction=, xlink:href=
  /expression\(|-moz-binding|behaviou?r ?: ?url\(|@import ?['"]?(?:url\()?['"]?(?:javascript|https?:|\/\/)|\b(?:srcdoc|formaction|xlink:href|innerhtml|outerhtml) ?=/,
  // alert(1), document.cookie, String.fromCharCode(88: code without a tag
  /\b(?:alert|prompt|confirm|eval)\)?[(`](?:\d{1,9}[)`]|['"`/\\]|document\b|string\b|location\b|xss|atob)|\bdocument\.(?:cookie|write|location|domain|body|getelement|createelement)|\bstring\.fromcharcode\b|\b(?:window|top|self|parent|this|frames)\[['"`/]|constructor\.constructor/,
];

const SPACED =
  /(?:java|vb|live)script:(?:javascript:|(?:alert|prompt|confirm|eval|msgbox)[(`]|document\.|window\.|location[.=])/;

export const patterns: readonly RegExp[] = [...SCRIPT, SPACED];
