import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { textMark } from '../../../lib/text/text-mark';
import type { EditReply, EditRequest, FieldData, PanelData } from './edit-api';
import { addEditing } from './edit-mode';
import { closePanel } from './edit-panel';
import { element } from './element';

type Listener = (message: { isOn: boolean; token: string }) => void;
let say: Listener = () => undefined;
let asked: (EditRequest & { isConfirmed?: boolean })[] = [];
let answer: (request: EditRequest) => EditReply | Promise<EditReply>;
const outlined = vi.fn<(words: string) => void>();

const panel: PanelData = {
  place: 1,
  title: 'page / › title',
  help: 'Son titre.',
  location: 'site.config.json:1:1',
  texts: [{ language: 'fr', name: 'Français', direction: 'ltr', words: 'Des mots', limit: 200 }],
  shown: '',
  values: [],
  shared: [],
  isShared: false,
  parts: [],
};

beforeAll(() => {
  // What jsdom lacks.
  HTMLDialogElement.prototype.show ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.checkVisibility ??= () => true;
  Range.prototype.getBoundingClientRect ??= function (this: Range) {
    outlined(String(this));
    return new DOMRect();
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  document.body.append(element('a', { href: '/', textContent: 'Un lien de la page' }));
  addEditing({ on: (_: string, listener: Listener) => void (say = listener) } as never);
});

beforeEach(() => {
  asked = [];
  answer = () => ({ panel });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as EditRequest;
    asked.push(request);
    return { ok: true, json: async () => answer(request) };
  });
  say({ isOn: true, token: '' });
  document.body.append(
    element('h1', {}, 'Combien', element('span', { textContent: '\u202f' }), `?${textMark(1)}`),
    element('p', { textContent: `Après${textMark(2)}` }),
  );
});

afterEach(() => {
  closePanel();
  say({ isOn: false, token: '' });
  for (const each of document.querySelectorAll('h1, p:not([role])')) each.remove();
  vi.unstubAllGlobals();
});

const click = (target: Element) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
const key = (name: string) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: name, altKey: true }));
const dialog = () => document.querySelector('dialog');
const press = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click();

async function openPanel(data: Partial<PanelData> = {}): Promise<HTMLElement> {
  answer = () => ({ panel: { ...panel, ...data } });
  click(document.querySelector('h1')!);
  return vi.waitUntil(dialog);
}

/** Types in the panel, and saves. */
function save(words: string): void {
  dialog()!.querySelector('textarea')!.value = words;
  press('Enregistrer');
}

describe('while a page is edited', () => {
  it('nothing on it moves, whatever the switch of the visitor does when it starts', async () => {
    const { dataset } = document.documentElement;
    expect(dataset.motion).toBe('off');
    delete dataset.motion;
    await vi.waitFor(() => expect(dataset.motion).toBe('off'));
    say({ isOn: false, token: '' });
    expect(dataset.motion).toBeUndefined();
  });

  it('a reload asks while the panel has words that are not saved', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await openPanel();
    expect(leave()).toBe(false);
    dialog()!.querySelector('textarea')!.value = 'Autre';
    expect(leave()).toBe(true);
  });

  it('an answer that comes late replaces no panel in which somebody types', async () => {
    let arrive = (_reply: EditReply) => {};
    const late = new Promise<EditReply>((resolve) => (arrive = resolve));
    const waiting = vi.fn<() => Promise<EditReply>>(() => late);
    answer = waiting;
    click(document.querySelector('p:not([role])')!);
    await vi.waitFor(() => expect(waiting).toHaveBeenCalled());
    const opened = await openPanel();
    opened.querySelector('textarea')!.value = 'Mes mots';
    arrive({ panel: { ...panel, title: 'Un autre' } });
    await vi.waitFor(() => expect(opened.querySelector('[role=alert]')!.textContent).toContain('vos mots'));
    expect(dialog()!.querySelector('textarea')!.value).toBe('Mes mots');
    expect(document.querySelector('.edit-tool > [role=status]')!.textContent).toBe('');
  });

  it('the outline is around a whole text, and is gone with it', () => {
    const failed = vi.fn<() => void>();
    addEventListener('error', failed);
    key('ArrowDown');
    expect(outlined).toHaveBeenLastCalledWith(`Combien\u202f?${textMark(1)}`);
    document.querySelector('h1')!.remove();
    document.dispatchEvent(new Event('scroll'));
    expect(document.querySelector<HTMLElement>('.edit-outline')!.hidden).toBe(true);
    expect(failed).not.toHaveBeenCalled();
    removeEventListener('error', failed);
  });

  it('the outline goes when a save replaces its text, and follows a text that moves', async () => {
    const outline = document.querySelector<HTMLElement>('.edit-outline')!;
    key('ArrowDown');
    const title = document.querySelector('h1')!;
    let top = 40;
    const rect = vi.spyOn(Range.prototype, 'getBoundingClientRect');
    rect.mockImplementation(() => new DOMRect(0, top, 100, 20));
    title.before(element('h1', { textContent: `Au-dessus${textMark(3)}` }));
    await vi.waitFor(() => expect(outline.style.top).toBe('36px'));
    top = 200;
    title.dispatchEvent(new Event('scroll'));
    expect(outline.style.top).toBe('196px');
    rect.mockRestore();
    title.replaceChildren(`D’autres mots${textMark(4)}`);
    await vi.waitFor(() => expect(outline.hidden).toBe(true));
  });

  it('the bar is the first stop of the keyboard', () => {
    expect(document.querySelector('button, a')?.textContent).toBe('Modifier');
  });
});

describe('a list', () => {
  const line = (text: string, isOpen: boolean) => ({
    text,
    isOpen,
    addresses: { '': `/${text}`, ar: `/ar/${text}` },
    actions: [
      { label: `Monter ${text}`, request: { action: 'move', place: 3, by: -1 } as const },
      { label: `Descendre ${text}` },
    ],
  });
  const show = { label: 'Afficher', request: { action: 'show', place: 4 } as const };
  const list = {
    title: 'Les pages du site',
    actions: [{ label: 'L’en-tête', request: { action: 'header' } as const }],
    groups: [
      { title: 'Hors section', lines: [line('contact', false), line('faq', true)] },
      { title: 'À afficher', lines: [{ text: 'Tarifs', actions: [show] }] },
    ],
  };

  it('of the pages comes from the bar, opens the line that has changed, and asks what its buttons say', async () => {
    answer = () => ({ list });
    press('Pages');
    await vi.waitFor(() => expect(dialog()?.getAttribute('aria-label')).toBe(list.title));
    expect(document.activeElement?.textContent).toBe('faq');
    press('Monter faq');
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ action: 'move', place: 3, by: -1 }));
    await vi.waitFor(() => expect(dialog()!.hasAttribute('inert')).toBe(false));
    press('Tarifs');
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ action: 'show', place: 4 }));
    const buttons = [...dialog()!.querySelectorAll('button')];
    expect(buttons.find(({ textContent }) => textContent === 'Descendre faq')!.disabled).toBe(true);
  });

  it('stays, renewed, with the reason when the server refuses and with what is done, wherever it is scrolled', async () => {
    answer = () => ({ list });
    press('Pages');
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    answer = () => ({ list: { ...list, title: 'Après' }, problems: ['Tout site a besoin de cette page.'] });
    press('Monter faq');
    await vi.waitFor(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Après'));
    const alert = dialog()!.querySelector('[role=alert]')!;
    expect(alert.textContent).toBe('Tout site a besoin de cette page.');
    expect(getComputedStyle(alert.parentElement!).position).toBe('sticky');
    answer = () => ({ list, report: 'Enregistré.' });
    press('Monter faq');
    await vi.waitFor(() => expect(dialog()?.querySelector('h2')?.textContent).toBe(list.title));
    const status = dialog()!.querySelector('[role=status]')!;
    expect(status.textContent).toBe('Enregistré.');
    expect(getComputedStyle(status.parentElement!).position).toBe('sticky');
  });

  /** Opens a text from the list that a button of « Pages » shows, saves other words, and returns what was asked then. */
  async function saveFrom(request: EditRequest): Promise<string[]> {
    const lines = (next: EditRequest) => [{ text: 'Résumé', actions: [{ label: 'Ouvrir', request: next }] }];
    const listOf = (title: string, next: EditRequest) => ({
      list: { title, actions: [], groups: [{ title: '', lines: lines(next) }] },
    });
    answer = ({ action }) => {
      if (action === 'open') return { panel };
      if (action === 'save') return { report: 'Enregistré.' };
      return action === 'pages' ? listOf(action, request) : listOf('Avant', { action: 'open', place: 1 });
    };
    const titled = (title: string) =>
      vi.waitFor(() => expect(dialog()?.getAttribute('aria-label')).toBe(title));
    press('Pages');
    await titled('pages');
    press('Résumé');
    await titled('Avant');
    press('Résumé');
    await titled(panel.title);
    asked = [];
    dialog()!.querySelector('textarea')!.value = 'D’autres mots';
    press('Enregistrer');
    await vi.waitFor(() => expect(dialog()?.getAttribute('aria-label')).not.toBe(panel.title));
    return asked.map(({ action }) => action);
  }

  it('comes back after a save of what was opened from it', async () => {
    expect(await saveFrom({ action: 'publish', place: 1 })).toEqual(['save', 'publish']);
    await vi.waitFor(() => expect(dialog()?.getAttribute('aria-label')).toBe('Avant'));
  });

  it('does not come back when that would change something again', async () => {
    expect(await saveFrom({ action: 'publish', place: 1, isConfirmed: true })).toEqual(['save']);
    expect(dialog()).toBeNull();
  });

  it('leads to a page in the language that is shown, and goes', async () => {
    document.documentElement.lang = 'ar';
    answer = () => ({ list });
    press('Pages');
    const link = await vi.waitUntil(() => dialog()?.querySelector('a'));
    expect(link.getAttribute('href')).toBe('/ar/contact');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(dialog()).toBeNull();
    document.documentElement.lang = '';
  });

  it('has no button that loses what somebody typed', async () => {
    const request = { action: 'remove', place: 5 } as const;
    await openPanel({ actions: [{ label: 'Supprimer', request }] });
    dialog()!.querySelector('textarea')!.value = 'Autre';
    press('Supprimer');
    await vi.waitFor(() => expect(dialog()!.textContent).toContain('Enregistrez ou fermez d’abord'));
    expect(asked).not.toContainEqual(request);
  });
});

describe('a panel', () => {
  it('says what it has done and what is left before its fields, and keeps it in view while they are scrolled', async () => {
    await openPanel();
    answer = () => ({ panel, report: 'Enregistré.', problems: ['Il manque une traduction.'] });
    save('Autre');
    const status = await vi.waitUntil(() => dialog()?.querySelector('[role=status]:not(:empty)'));
    const report = status.parentElement!;
    expect(report.textContent).toBe('Enregistré.Il manque une traduction.');
    expect(getComputedStyle(report).position).toBe('sticky');
    expect(dialog()!.textContent).toContain(panel.help);
    const fields = dialog()!.querySelector('form')!;
    expect(report.compareDocumentPosition(fields)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that the server works, wherever it is scrolled and without the errors of before, and then what it has done', async () => {
    const opened = await openPanel();
    answer = () => ({ problems: ['Non.'], beside: { fr: 'Trop long.' } });
    save('Autre');
    await vi.waitFor(() => expect(opened.textContent).toMatch(/Non\.[^]*Trop long\./));
    let finish: (reply: EditReply) => void = () => undefined;
    answer = () => new Promise((resolve) => (finish = resolve));
    save('Autre');
    const status = opened.querySelector('[role=status]')!;
    await vi.waitFor(() => expect(status.textContent).toBe('Un instant…'));
    expect(getComputedStyle(status.parentElement!).position).toBe('sticky');
    expect(opened.textContent).not.toMatch(/Trop long\.|Non\./);
    finish({ report: 'Rien n’a changé.' });
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(document.querySelector('.edit-tool > [role=status]')?.textContent).toBe('Rien n’a changé.');
  });

  it.each([true, false])(
    'asks the question of the server, and writes once it is confirmed: %s',
    async (isYes) => {
      const questions: string[] = [];
      vi.stubGlobal('confirm', (question: string) => questions.push(question) > 0 && isYes);
      await openPanel();
      answer = (request) =>
        'isConfirmed' in request ? { report: 'Enregistré.' } : { question: 'Aussi ailleurs. Continuer ?' };
      save('Autre');
      await vi.waitFor(() => expect(questions).toEqual(['Aussi ailleurs. Continuer ?']));
      await vi.waitFor(() => expect(dialog() === null).toBe(isYes));
      expect(asked.slice(1).map(({ isConfirmed }) => isConfirmed)).toEqual(
        isYes ? [undefined, true] : [undefined],
      );
      expect(dialog()?.querySelector('textarea')?.value).toBe(isYes ? undefined : 'Autre');
    },
  );

  it('says in one line how many places change, or do not', async () => {
    const shared = ['page /faq › title', 'page /contact › title'];
    const line = async (data: Partial<PanelData>) =>
      (await openPanel(data)).querySelector('summary')?.textContent;
    expect(await line({ shared, isShared: true })).toBe('Ce texte est partagé : il change à 3 endroits.');
    closePanel();
    expect(await line({ shared })).toBe(
      'Les mêmes mots sont aussi à 2 autres endroits, qui ne changent pas ; leur traduction est la même.',
    );
    closePanel();
    expect(await line({})).toBeUndefined();
  });

  it('saves the fields that were changed, and shows beside one what is wrong with it', async () => {
    const field: FieldData = {
      place: 7,
      name: 'Lien',
      help: '',
      kind: 'value',
      value: 'contact',
      options: [],
      isNeeded: false,
    };
    const fields: FieldData[] = [
      field,
      { ...field, place: 8, name: 'Ancre', value: 'prix' },
      { ...field, place: 9, name: 'Texte', value: 'Des mots qui sont là', kind: 'words' },
    ];
    const opened = await openPanel({ parts: [{ place: 2, title: 'Question 1', fields }] });
    const control = opened.querySelector<HTMLInputElement>('[name="7"]')!;
    expect(control.closest('details')!.open).toBe(false);
    expect(control.labels?.[0]?.textContent).toBe('Lien');
    expect(opened.querySelector('[name="9"]')).toBeNull();
    control.value = 'contct';
    answer = () => ({ problems: ['Autre chose.'], beside: { 7: 'Vouliez-vous dire « contact » ?' } });
    save('Autre');
    await vi.waitFor(() => expect(control.closest('details')!.open).toBe(true));
    expect(asked.at(-1)).toMatchObject({ words: { fr: 'Autre' }, fields: { 7: 'contct' } });
    const alerts = () => [...opened.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
    expect(alerts()).toEqual(['Autre chose.', 'Vouliez-vous dire « contact » ?']);
    expect(control.parentElement!.nextElementSibling?.textContent).toBe('Vouliez-vous dire « contact » ?');
    answer = () => ({ problems: ['Autre chose encore.'] });
    save('Autre');
    await vi.waitFor(() => expect(alerts()).toEqual(['Autre chose encore.']));
    press('Texte : Des mots qui sont là');
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ action: 'open', place: 9 }));
  });

  it.each(['a part', 'a new entry'])(
    'of %s has a field in each language for a text that is not there yet',
    async (kind) => {
      const languages = ['fr', 'en'].map((language) => ({
        ...panel.texts[0]!,
        language,
        name: language,
        words: '',
      }));
      const text = { place: 7, name: 'Description', help: '', value: '', options: [], isNeeded: true };
      const fields: FieldData[] = [{ ...text, kind: 'words', texts: languages }];
      const form = { title: '', note: '', original: 3, texts: [], fields };
      const show = async () => {
        answer = () =>
          kind === 'a part' ? { panel: { ...panel, parts: [{ place: 2, title: '', fields }] } } : { form };
        click(document.querySelector('h1')!);
        const opened = await vi.waitUntil(dialog);
        return { opened, inputs: [...opened.querySelectorAll('textarea')].slice(-2) };
      };
      const { opened, inputs } = await show();
      expect(inputs.map(({ required }) => required)).toEqual([true, false]);
      for (const [index, input] of inputs.entries()) input.value = ['Une cour', 'A yard'][index]!;
      answer = () => ({ beside: { '7 en': 'Trop court.' } });
      press('Enregistrer');
      await vi.waitFor(() => expect(opened.textContent).toContain('Trop court.'));
      expect(asked.at(-1)).toMatchObject({ fields: { '7 fr': 'Une cour', '7 en': 'A yard' } });
      expect(inputs[1]!.parentElement!.nextElementSibling?.textContent).toBe('Trop court.');
      closePanel();
      const again = await show();
      press('Reprendre ces mots');
      expect(again.inputs.map(({ value }) => value)).toEqual(['Une cour', 'A yard']);
    },
  );

  it('sends a picture of the computer with the field, and keeps it where it is refused', async () => {
    const photo = new File(['pixels'], 'photo.jpg');
    const options = [{ value: '/pictures/a.jpg', name: '/pictures/a.jpg' }];
    const picture = { place: 7, name: 'Fichier', help: '', kind: 'picture', value: '', options } as const;
    const fields: FieldData[] = [{ ...picture, isNeeded: false }];
    const opened = await openPanel({ parts: [{ place: 2, title: 'Bloc 1', fields }] });
    const [listed, input] = opened.querySelectorAll<HTMLInputElement>('[name="7"]');
    /** Chooses a file. Nobody but a visitor can, so the control is made to say so. */
    const choose = (file: File) => {
      Object.defineProperty(input, 'value', { value: `C:\\fakepath\\${file.name}`, writable: true });
      Object.defineProperty(input, 'files', { get: () => (input!.value ? [file] : []), configurable: true });
      input!.dispatchEvent(new Event('change'));
    };
    choose(Object.defineProperty(new File([], 'large.jpg'), 'size', { value: 10_000_001 }));
    expect(input!.validationMessage).toContain('10\u00a0Mo');
    choose(photo);
    expect(input!.validationMessage).toBe('');
    answer = () => ({ beside: { 7: 'Cette image est abîmée.' } });
    save('Autre');
    await vi.waitFor(() => expect(opened.textContent).toContain('Cette image est abîmée.'));
    expect(asked.at(-1)).toMatchObject({
      fields: { 7: 'C:\\fakepath\\photo.jpg' },
      pictures: { 7: btoa('pixels') },
    });
    listed!.value = '/pictures/a.jpg';
    listed!.dispatchEvent(new Event('change'));
    answer = () => ({ report: 'Enregistré.' });
    save('Autre');
    await vi.waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ fields: { 7: '/pictures/a.jpg' }, pictures: {} }),
    );
  });

  it('offers what is typed beside a picture of the computer again, and not the picture', async () => {
    const field = { place: 7, name: 'Fichier', help: '', value: '', options: [], isNeeded: false };
    const fields: FieldData[] = [{ ...field, kind: 'picture' }];
    const opened = await openPanel({ parts: [{ place: 2, title: 'Bloc 1', fields }] });
    const input = opened.querySelector<HTMLInputElement>('[type=file]')!;
    Object.defineProperty(input, 'value', { value: 'C:\\fakepath\\photo.jpg' });
    answer = () => ({ problems: ['Non.'] });
    save('Autre');
    await vi.waitFor(() => expect(opened.textContent).toContain('Non.'));
    closePanel();
    await openPanel({ parts: [{ place: 2, title: 'Bloc 1', fields }] });
    expect(dialog()!.textContent).not.toContain('fakepath');
    press('Reprendre ces mots');
    expect(dialog()!.querySelector('textarea')!.value).toBe('Autre');
  });

  it('says how long a text is, and how long it may be', async () => {
    const opened = await openPanel();
    const field = opened.querySelector('textarea')!;
    const note = () => document.getElementById(field.getAttribute('aria-describedby')!)!.textContent;
    expect(note()).toBe('8 caractères sur 200.');
    field.value = 'a'.repeat(201);
    field.dispatchEvent(new Event('input'));
    expect(note()).toBe('Trop long : 201 caractères sur 200.');
  });

  const field: FieldData = {
    place: 7,
    name: 'Lien',
    help: '',
    kind: 'value',
    value: 'faq',
    options: [
      { value: 'faq', name: 'Questions' },
      { value: 'contact', name: 'Contact' },
    ],
    isNeeded: true,
  };

  it('a field that is needed does not take spaces alone', async () => {
    const opened = await openPanel({
      parts: [{ place: 2, title: 'Bloc 1', fields: [{ ...field, options: [], isNeeded: true }] }],
    });
    const input = opened.querySelector('input:not([type])') as HTMLInputElement;
    input.value = ' ';
    expect(input.checkValidity()).toBe(false);
  });
  const days: FieldData = { ...field, place: 8, name: 'Jours', kind: 'choices', value: 'contact' };
  const savedFields = async () => {
    const { length } = asked;
    press('Enregistrer');
    await vi.waitFor(() => expect(asked).toHaveLength(length + 1));
    return (asked.at(-1) as { fields: Record<string, string> }).fields;
  };
  const pick = (opened: HTMLElement, name: string) => {
    const list = opened.querySelector('select')!;
    list.value = [...list.options].find(({ textContent }) => textContent === name)!.value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('begins in the field of a value that was clicked', async () => {
    const value: FieldData = { ...field, place: 1, options: [] };
    const other = { ...value, place: 5 };
    await openPanel({ place: 1, texts: [], parts: [{ place: 2, title: 'Lien', fields: [other, value] }] });
    expect(document.activeElement).toHaveProperty('name', '1');
  });

  it('stays inside the window when a part of it opens', async () => {
    const opened = await openPanel({ parts: [{ place: 2, title: 'Plage', fields: [days] }] });
    opened.getBoundingClientRect = () => new DOMRect(0, 700, 300, 600);
    opened.querySelector('details')!.open = true;
    await vi.waitFor(() => expect(opened.style.top).toBe(`${innerHeight - 600 - 8}px`));
  });

  it('offers the names of what a link may lead to, and takes another address', async () => {
    const opened = await openPanel({ parts: [{ place: 2, title: 'Lien', fields: [field] }] });
    const input = opened.querySelector<HTMLInputElement>('[name="7"]')!;
    expect(opened.querySelector('select')!.selectedOptions[0]?.textContent).toBe('Questions');
    expect(input.hidden).toBe(true);
    pick(opened, 'Autre adresse…');
    expect(input.hidden).toBe(false);
    input.value = 'https://www.example.org';
    answer = () => ({ problems: ['Refusé.'] });
    expect(await savedFields()).toEqual({ 7: 'https://www.example.org' });
    pick(opened, 'Contact');
    expect(input.hidden).toBe(true);
    expect(await savedFields()).toEqual({ 7: 'contact' });
  });

  it('has a check box for each of several choices, of which one is needed', async () => {
    const opened = await openPanel({ parts: [{ place: 2, title: 'Plage', fields: [days] }] });
    const [first, second] = [
      ...opened.querySelectorAll<HTMLInputElement>('fieldset fieldset [type=checkbox]'),
    ];
    expect(first!.labels![0]!.textContent!.trim()).toBe('Questions');
    expect([first!.checked, second!.checked]).toEqual([false, true]);
    second!.click();
    expect(first!.validationMessage).toBe('Cochez au moins une case.');
    second!.click();
    first!.click();
    expect(await savedFields()).toEqual({ 8: 'faq,contact' });
  });

  it('of a new entry has the other fields of its original, and sends those that differ', async () => {
    answer = () => ({ form: { title: 'Menu 1', note: '', original: 3, texts: [], fields: [field, days] } });
    click(document.querySelector('h1')!);
    const opened = await vi.waitUntil(dialog);
    expect(opened.querySelector('details')!.open).toBe(true);
    pick(opened, 'Contact');
    expect(await savedFields()).toEqual({ 7: 'contact' });
    expect(asked.at(-1)).toMatchObject({ action: 'add', place: 3, words: [] });
  });
});
