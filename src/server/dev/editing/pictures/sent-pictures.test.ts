import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_PICTURE_BYTES } from '../../../../client/app/dev-tools/edit-picture';
import type { SiteValues } from '../../../../edit/edit-site';
import { valueAt, type Path } from '../../../../lib/json';
import { editedSite } from '../../../../../tests/support/edited-site';
import { SampleSite } from '../../../../../tests/support/sample-site';
import { answerEdit } from '../answer-edit';
import type { EditedSite } from '../edit-session';
import { addPicture } from './sent-pictures';

// Pages are not rendered here.
vi.mock('../../dev-site', () => ({ devSite: async () => ({}) }));

let copy: SampleSite;
let site: EditedSite;
let outside: string;
const hero: Path = ['pages', 3, 'blocks', 0];
const src: Path = [...hero, 'picture', 'src'];
const alt: Path = [...hero, 'picture', 'alt'];
const share: Path = ['pages', 3, 'ogImage'];

beforeEach(async () => {
  copy = new SampleSite().change(({ pages }) => {
    (pages[3]!.blocks[0] as { variant: string }).variant = 'header';
    delete pages[2]!.ogImage;
  });
  outside = mkdtempSync(join(tmpdir(), 'outside-'));
  rmSync(join(copy.folder, 'public'), { recursive: true });
  site = await editedSite(copy);
});
afterEach(() => {
  copy[Symbol.dispose]();
  rmSync(outside, { recursive: true });
});

const config = () => site.loaded().content!.context!.config;
const placeOf = (path: Path) => site.session.places.numberOf({ path }, config());
const inFolder = (name: string) => join(copy.folder, 'public/pictures', name);

/** Every file of the site with its content; what is in the cache is no file of the site. */
function files(): Map<string, string> {
  const names = readdirSync(copy.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.cache'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.map((name) => [name, readFileSync(name, 'base64')]));
}

type Sent = [path: Path, name: string, picture?: Uint8Array];

/** Saves fields of the first page with a header, pictures among them. */
async function save(sent: Sent[], more: object = { isConfirmed: true }) {
  const title: Path = [...hero, 'title'];
  const { panel } = await answerEdit(site, { action: 'open', place: placeOf(title) });
  const { place, shown, texts } = panel!;
  const words = Object.fromEntries(texts.map((text) => [text.language, text.words]));
  const fields = Object.fromEntries(sent.map(([path, name]) => [placeOf(path), name]));
  const pictures = Object.fromEntries(
    sent.flatMap(([path, , picture]) =>
      picture ? [[placeOf(path), Buffer.from(picture).toString('base64')]] : [],
    ),
  );
  const names = sent.map(([path]) => String(placeOf(path)));
  const reply = await answerEdit(site, {
    action: 'save',
    place,
    shown,
    words,
    fields,
    pictures,
    isCurrent: false,
    ...more,
  });
  return {
    ...reply,
    names,
    all: [...(reply.problems ?? []), ...Object.values(reply.beside ?? {})].join('\n'),
  };
}

const described: Sent = [alt, 'Un atelier et ses outils'];
const canvas = (width = 1600, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: '#2440b8' } });
const png = await canvas().png().toBuffer();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="100"/>');
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, '\0'), 'latin1');

/** A picture as a phone takes it: lying on its side, with its place and its person. */
const taken = () =>
  canvas()
    .withExif({
      IFD0: { Artist: 'Salma Bennis' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 34/1 23/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe('a picture of the computer', () => {
  it.each([
    ['jpeg', 'L’Été à Fès.HEIC', 'l-ete-a-fes.jpg'],
    ['png', 'C:\\fakepath\\Logo final.jpg', 'logo-final.png'],
    ['webp', 'صورة.webp', 'image.webp'],
    ['avif', 'con.avif', 'image.avif'],
  ] as const)('is stored when it is %s, whatever its name says', async (format, given, name) => {
    const picture = await canvas().toFormat(format).toBuffer();
    expect(await save([[src, given, picture], described])).toMatchObject({ report: 'Enregistré.' });
    expect(valueAt(config(), src)).toBe(`/pictures/${name}`);
    expect(readFileSync(inFolder(name)).equals(picture)).toBe(true);
  });

  it('has a name of its own beside others, in every save', async () => {
    copy.add('public/pictures/Photo.webp', 'another picture');
    for (const path of [src, share]) await save([[path, 'photo.png', png], described]);
    await save([
      [src, 'photo.png', png],
      [share, 'photo.png', png],
    ]);
    const stored = ['Photo.webp', ...[2, 3, 4, 5].map((number) => `photo-${number}.png`)];
    expect(readdirSync(inFolder('.')).toSorted()).toEqual(stored.toSorted());
    expect([src, share].map((path) => valueAt(config(), path)).toSorted()).toEqual([
      '/pictures/photo-4.png',
      '/pictures/photo-5.png',
    ]);
  });

  it('loses its metadata, and is turned as they said', async () => {
    const photo = await taken();
    expect(photo.includes('Salma')).toBe(true);
    await save([[src, 'IMG_1234.JPG', photo], described]);
    const stored = readFileSync(inFolder('img-1234.jpg'));
    expect(stored.includes('Salma')).toBe(false);
    const { exif, xmp, orientation, width, height } = await sharp(stored).metadata();
    expect({ exif, xmp, orientation, width, height }).toEqual({ width: 100, height: 1600 });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is made narrower when it is a wide %s',
    async (format) => {
      const wide = canvas(4032, 300).withExif({ IFD0: { Artist: 'Salma Bennis' } });
      await save([[src, 'wide', await wide.toFormat(format).toBuffer()], described]);
      const stored = readFileSync(join(copy.folder, 'public', String(valueAt(config(), src))));
      const { width, exif, format: kept } = await sharp(stored).metadata();
      expect([width, exif, kept]).toEqual([3200, undefined, format === 'avif' ? 'heif' : format]);
    },
  );

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['an SVG', () => svg, /JPEG, PNG, WebP ou AVIF.*exportez/],
    ['a HEIC', () => heic, /Réglages › Appareil photo › Formats/],
    [
      'a HEIC that says it is AVIF',
      () => Buffer.from(heic.toString('latin1').replaceAll('heic', 'avif'), 'latin1'),
      /exportez/,
    ],
    ['a GIF', () => canvas().gif().toBuffer(), /JPEG, PNG, WebP ou AVIF/],
    ['a text', () => Buffer.from('<script>alert(1)</script>'), /JPEG, PNG, WebP ou AVIF/],
    ['an empty file', () => Buffer.alloc(0), /Reprenez l’original/],
    ['half a picture', async () => (await taken()).subarray(0, -300), /Reprenez l’original/],
    [
      'a picture of more than 10 MB',
      () => Buffer.concat([png, Buffer.alloc(MAX_PICTURE_BYTES)]),
      /plus de 10\u00a0Mo/,
    ],
  ])('is refused beside its field with the remedy when it is %s', async (_, content, reason) => {
    const before = files();
    const { beside, names, report } = await save([[src, 'photo.png', await content()], described]);
    expect(beside?.[names[0]!]).toMatch(reason);
    expect(report).toBeUndefined();
    expect(files()).toEqual(before);
  });

  it('is not stored without its description, nor where the site would have an error, and the reason is beside its field', async () => {
    const before = files();
    const avif = await canvas().avif().toBuffer();
    const missing = await save([[src, 'photo.png', png]]);
    const wrong = await save([[share, 'photo.avif', avif]]);
    const other = await save([[src, 'photo.png', png], described, [['pages', 3, 'section'], 'nowhere']]);
    expect(Object.keys(missing.beside ?? {})).toEqual([`${placeOf(alt)} fr`]);
    expect(wrong.beside?.[wrong.names[0]!]).toBeTruthy();
    expect(other.all).toContain('nowhere');
    expect(files()).toEqual(before);
  });

  it('passes the rules for pictures before it is written, which speak beside its field', async () => {
    const small = await canvas(400, 300).png().toBuffer();
    const { beside, panel } = await save([[src, 'photo.png', small], described]);
    const field = panel!.parts.flatMap(({ fields }) => fields).find(({ place }) => place === placeOf(src));
    expect(field).toMatchObject({ kind: 'picture', value: '/pictures/photo.png' });
    expect(beside?.[placeOf(src)]).toContain('400 pixels');
  });

  it('is not written when the site takes such a rule for an error', async () => {
    copy.change((changed) => Object.assign(changed, { rules: { 'PICTURE-003': 'error' } }));
    const before = files();
    const small = await canvas(400, 300).png().toBuffer();
    const { beside, names } = await save([[src, 'photo.png', small], described]);
    expect(beside?.[names[0]!]).toContain('400 pixels');
    expect(files()).toEqual(before);
  });

  it('asks whether the description suits it when it replaces another, or says in which languages a new one lacks', async () => {
    await save([[src, 'photo.png', png], described]);
    const before = files();
    expect((await save([[src, 'photo.png', png]], {})).question).toContain(described[1]);
    expect(files()).toEqual(before);
    const other: Sent = [alt, 'Une cour'];
    const { question } = await save([[src, 'photo.png', png], other], {});
    expect(question).toContain('Sans traduction (anglais et arabe)');
    expect(question).not.toContain(described[1]);
  });

  it('goes with the change that brought it, and no other file does', async () => {
    copy.add('public/pictures/other.png', 'another picture');
    const before = files();
    const undo = () => answerEdit(site, { action: 'undo', change: site.session.steps.at(-1)?.id });
    await save([[src, 'photo.png', png], described]);
    expect(files()).not.toEqual(before);
    const stored = readFileSync(inFolder('photo.png'));
    writeFileSync(inFolder('photo.png'), 'edited since');
    const edited = files();
    expect(await undo()).toHaveProperty('problems');
    expect(files()).toEqual(edited);
    writeFileSync(inFolder('photo.png'), stored);
    expect(await undo()).not.toHaveProperty('problems');
    expect(files()).toEqual(before);
  });
});

/** Names that lead out of the folder somewhere, or that some system cannot write. */
const names = [
  '../../../x.png',
  '/etc/x.png',
  '..\\..\\x.png',
  'C:\\Windows\\System32\\x.png',
  '\\\\server\\share\\x.png',
  '%2e%2e%2fx.png',
  '..%5c..%5cx.png',
  '....//....//x.png',
  'file:///etc/x.png',
  '~/.ssh/x.png',
  'x\0.png',
  'x.png\0.html',
  'NUL.png',
  'aux',
  '..',
  '.',
  '.htaccess',
  'site.config.json',
  'index.html',
  'x.png:stream',
  '\u202egnp.x',
  '$(touch x).png',
  `${'a'.repeat(300)}.png`,
];

describe('nothing but the picture and the config is written', () => {
  it('for a file with any name: it is one of the folder', async () => {
    const values = { added: new Map<string, Uint8Array>() } as SiteValues;
    for (const name of names) {
      const stored = addPicture(values, copy.folder, name, png);
      expect(stored, name).toMatch(/^\/pictures\/[a-z0-9-]{1,64}\.png$/);
      expect([...values.added.keys()].at(-1)).toBe(`public${stored}`);
    }
    expect(values.added.size).toBe(names.length);
    const before = files();
    expect(await save([[src, names[0]!, png], described])).toMatchObject({ report: 'Enregistré.' });
    const changed = [...files()].filter(([file, content]) => before.get(file) !== content);
    expect(changed.map(([file]) => relative(copy.folder, file)).toSorted()).toEqual([
      'public/pictures/x.png',
      'site.config.json',
    ]);
  });

  it.each<[string, () => void]>([
    ['public is a link', () => symlinkSync(outside, join(copy.folder, 'public'))],
    ['the folder of pictures is a link', () => symlinkSync(outside, inFolder('.'))],
    ['the folder of pictures is a link to nothing', () => symlinkSync(join(outside, 'none'), inFolder('.'))],
    ['the folder of pictures is a file', () => writeFileSync(inFolder('.'), '')],
  ])('where %s: the picture is refused', async (what, arrange) => {
    if (!what.startsWith('public')) mkdirSync(join(copy.folder, 'public'));
    arrange();
    const before = files();
    expect((await save([[src, 'photo.png', png], described])).all).toContain('public/pictures');
    expect(files()).toEqual(before);
    expect(readdirSync(outside)).toEqual([]);
  });

  it('through a link that has the name of the picture, also when the picture is undone', async () => {
    mkdirSync(inFolder('.'), { recursive: true });
    symlinkSync(join(outside, 'none'), inFolder('photo.png'));
    await save([[src, 'photo.png', png], described]);
    expect(valueAt(config(), src)).toBe('/pictures/photo-2.png');
    expect(readdirSync(outside)).toEqual([]);
    writeFileSync(join(outside, 'moved'), readFileSync(inFolder('photo-2.png')));
    rmSync(inFolder('photo-2.png'));
    symlinkSync(join(outside, 'moved'), inFolder('photo-2.png'));
    await answerEdit(site, { action: 'undo', change: site.session.steps.at(-1)?.id });
    expect(existsSync(join(outside, 'moved'))).toBe(true);
  });

  it('for a place that is no picture', async () => {
    const before = files();
    expect((await save([[[...hero, 'title'], 'photo.png', png]])).report).toBeUndefined();
    expect(files()).toEqual(before);
  });
});
