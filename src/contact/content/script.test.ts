import { describe, expect, it } from 'vitest';
import { plainText } from './normalize';
import { isScript } from './script';

describe('script', () => {
  it.each([
    '<script>go()</script>',
    '</ScRiPt >',
    '<%00script>',
    '&lt;iframe src=//k.example>',
    '<object data=k>',
    '<embed src=k>',
    '%3Csvg/onload=go()%3E',
    '<svg:script href=k>',
    '<img src=k onerror = go()>',
    '<k onwhatever=1',
    '<k a=">" onwhatever=1>',
    '" onfocus="go()',
    "'onload=go()",
    'javascript:alert(7)',
    'java\tscript:alert(7)',
    'j a v a s c r i p t : alert(7)',
    '<a href="javascript:go">',
    'vbscript:msgbox(7)',
    'data:text/html,k',
    'style="width: expression(7)"',
    'onsomething=alert(7)',
    '+ADw-script+AD4-',
    'document.cookie',
  ])('is found: %s', (text) => {
    expect(isScript(plainText(text))).toBe(true);
  });

  it.each([
    'JavaScript : React et Node',
    'JavaScript: Vue (Nuxt), PHP',
    'un script de vente, un script PHP, an object, an iframe',
    'la balise <title> et le <h2> en double',
    'budget < 5000 DH, on verra ; <3',
    'online = oui, option=2, mission = conseil, one=1',
    'Vente en ligne : online = magasin(s), onboarding=formation(s)',
    'https://shop.example/?a=1&onload=1',
    'confirm (2 options); alert: the site is down',
    'le bouton onclick ne marche pas',
    'data: textes et images',
  ])('is not found in %s', (text) => {
    expect(isScript(plainText(text))).toBe(false);
  });
});
