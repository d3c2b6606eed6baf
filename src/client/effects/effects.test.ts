import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { counter } from './counter';
import { startEffects } from './effects';
import { closePairs, nodes } from './particles';
import { reveal } from './reveal';
import { ripple } from './ripple';
import { tilt, tiltTransform } from './tilt';
import { letterEnds, typewriter } from './typewriter';
import { sampleFrame } from '../../../tests/support/sample-layout';

/** The specification's numbers (section 9), the defaults of a site. */
const { effects: numbers } = sampleFrame;

/** The observers of a test, which can scroll an element into view. */
let observers: { thresholds: number[]; call: (isIntersecting?: boolean) => void }[] = [];

function element(html: string, top: number): HTMLElement {
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  const first = document.body.firstElementChild as HTMLElement;
  vi.spyOn(first, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, 100));
  return first;
}

const below = () => innerHeight + 300;

beforeEach(() => {
  observers = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void, { threshold = 0 } = {}) {
        observers.push({
          thresholds: [threshold].flat(),
          call: (isIntersecting = true) => call([{ isIntersecting }]),
        });
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('hover'),
    addEventListener() {},
    removeEventListener() {},
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the reveal', () => {
  it('hides an element out of view and shows it permanently when a tenth is in view', async () => {
    const paragraph = element('<p>Text</p>', below());
    reveal(paragraph, numbers.reveal);
    await vi.waitFor(() => expect(paragraph.dataset.reveal).toBe('waiting'));
    expect(observers.map(({ thresholds }) => thresholds)).toEqual([[0.1]]);
    observers[0]?.call();
    expect(paragraph.dataset.reveal).toBe('shown');
  });

  it('does not change an element that is already in view', () => {
    const paragraph = element('<p>Text</p>', 100);
    reveal(paragraph, numbers.reveal);
    expect(paragraph.dataset.reveal).toBeUndefined();
  });
});

describe('the counter', () => {
  const html = (duration: number) => `<b data-value="98" data-duration="${duration}">98\u00a0%</b>`;

  it.each([2000, 2500])(
    'counts from zero to the number in %d ms once three tenths are in view',
    (duration) => {
      document.documentElement.lang = 'fr';
      const number = element(html(duration), below());
      counter(number, numbers.counter);
      expect(number.textContent).toBe('0\u00a0%');
      expect(observers[0]?.thresholds).toEqual([0.3]);
      observers[0]?.call();
      vi.advanceTimersByTime(duration / 2);
      expect(Number.parseInt(number.textContent ?? '', 10)).toBeGreaterThan(90);
      expect(number.textContent).not.toBe('98\u00a0%');
      vi.advanceTimersByTime(duration / 2 + 50);
      expect(number.textContent).toBe('98\u00a0%');
    },
  );

  it.each(['before it counts', 'while it counts', 'afterwards'])(
    'leaves the number that the page gets meanwhile: %s',
    (moment) => {
      const number = element(html(2000), below());
      const stop = counter(number, numbers.counter);
      if (moment !== 'before it counts') observers[0]?.call();
      vi.advanceTimersByTime(moment === 'afterwards' ? 2100 : 500);
      number.firstChild!.nodeValue = '97\u00a0%';
      vi.advanceTimersByTime(100);
      expect(number.textContent).toBe('97\u00a0%');
      stop();
      expect(number.textContent).toBe('97\u00a0%');
    },
  );

  it('does not count a number that is already in view', () => {
    const number = element(html(2000), 10);
    counter(number, numbers.counter);
    expect(number.textContent).toBe('98\u00a0%');
  });
});

describe('the typewriter', () => {
  it('counts a letter and its marks as one', () => {
    const ends = (text: string) => letterEnds(element(`<p>${text}</p>`, 0)).map(([, end]) => end);
    expect(ends('été')).toEqual([1, 2, 3]);
    expect(ends('e\u0301t')).toEqual([2, 3]);
    expect(ends('مُقاولة')).toHaveLength(6);
  });

  /** Starts it, and returns a function that reads what is hidden. */
  function start(html: string, { loop = false, top = below() } = {}) {
    const highlights = new Map<string, Set<Range>>();
    vi.stubGlobal('Highlight', Set);
    vi.stubGlobal('CSS', { highlights });
    const block = element(html, top);
    const text = block.querySelector('h2') ?? block;
    vi.spyOn(text, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, 50));
    const stop = typewriter(text, { ...numbers.typewriter, loop }, numbers.reveal.visible);
    return { block, stop, hidden: () => [...(highlights.get('untyped') ?? [])].join() };
  }

  it('types a text of several parts when a tenth of it comes into view, and then leaves it', () => {
    const { block, hidden } = start('<h2>Été<span class="thin"> ?</span></h2>');
    expect([hidden(), block.textContent]).toEqual(['Été ?', 'Été ?']);
    observers[0]?.call(false);
    expect(hidden()).toBe('Été ?');
    expect(observers[0]?.thresholds).toEqual([0.1]);
    observers[0]?.call();
    const seen = ['Été ?', 'té ?', 'é ?', ' ?', '?', '', ''].map((rest) => [
      rest,
      hidden(),
      vi.advanceTimersByTime(100),
    ]);
    expect(seen.map(([, rest]) => rest)).toEqual(seen.map(([rest]) => rest));
    vi.advanceTimersByTime(5000);
    observers[0]?.call(false);
    observers[0]?.call();
    expect(hidden()).toBe('');
  });

  it('begins again after a pause in a loop', () => {
    const { hidden, stop } = start('<h2>Été</h2>', { loop: true });
    observers[0]?.call();
    vi.advanceTimersByTime(300);
    expect(hidden()).toBe('');
    vi.advanceTimersByTime(999);
    expect(hidden()).toBe('');
    vi.advanceTimersByTime(1);
    expect(hidden()).toBe('Été');
    stop();
    expect(hidden()).toBe('');
  });

  it.each([
    ['scrolls past', () => observers[0]?.call(false)],
    [
      'moves the focus into its block',
      ({ block }: ReturnType<typeof start>) => block.querySelector('a')?.focus(),
    ],
    ['switches motion off', ({ stop }: ReturnType<typeof start>) => stop()],
  ])('shows all of a text when the visitor %s', (_, act) => {
    const started = start('<section><h2>Été</h2><a href="/contact">Devis</a></section>');
    observers[0]?.call();
    vi.advanceTimersByTime(100);
    expect(started.hidden()).toBe('té');
    act(started);
    vi.advanceTimersByTime(1000);
    expect(started.hidden()).toBe('');
  });

  it('does not type what is already in view, or where the visitor was led to', () => {
    expect(start('<h2>Été</h2>', { top: 100 }).hidden()).toBe('');
    vi.spyOn(document, 'activeElement', 'get').mockImplementation(() => document.querySelector('section'));
    expect(start('<section id="devis" tabindex="-1"><h2>Été</h2></section>').hidden()).toBe('');
    expect(observers).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('the tilt', () => {
  it('tilts by 15° at most and enlarges the card slightly', () => {
    expect(tiltTransform(1, -1, 15, 1.05)).toBe(
      'perspective(1800px) rotateX(15deg) rotateY(15deg) scale(1.05)',
    );
    expect(tiltTransform(9, 0, 10, 1.05)).toContain('rotateY(10deg)');
  });

  it('is hardly felt in the middle of the card', () => {
    expect(tiltTransform(0.5, 0, 8, 1)).toContain('rotateY(1deg)');
  });

  it('tilts what the card is a part of, by its angle, and not over the other parts', () => {
    const whole = element('<div data-tilt="10"><p>Card</p><button>Next</button></div>', 0);
    const card = whole.querySelector('p')!;
    vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
    tilt(card, numbers.tilt);
    card.dispatchEvent(new MouseEvent('pointermove', { clientX: 200, clientY: 50 }));
    vi.advanceTimersByTime(20);
    expect(whole.style.transform).toContain('rotateY(10deg)');
    card.dispatchEvent(new Event('pointerleave'));
    whole.querySelector('button')?.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    vi.advanceTimersByTime(20);
    expect([whole.style.transform, card.style.transform]).toEqual(['', '']);
  });

  it('tilts a card of its own by the angle of the site, and resets when the mouse leaves', () => {
    const card = element('<div>Card</div>', 0);
    tilt(card, numbers.tilt);
    card.dispatchEvent(new MouseEvent('pointermove', { clientX: 200, clientY: 50 }));
    vi.advanceTimersByTime(20);
    expect(card.style.transform).toContain('rotateY(15deg)');
    card.dispatchEvent(new Event('pointerleave'));
    expect(card.style.transform).toBe('');
  });
});

describe('the ripple', () => {
  it('is removed after 600 ms', () => {
    Element.prototype.animate = vi.fn<Element['animate']>();
    const stop = ripple(numbers.ripple);
    const button = element('<button data-effect="ripple">Press</button>', 0);
    button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    expect(document.querySelectorAll('[aria-hidden]')).toHaveLength(1);
    vi.advanceTimersByTime(599);
    expect(document.querySelectorAll('[aria-hidden]')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(document.querySelectorAll('[aria-hidden]')).toHaveLength(0);
    stop();
  });
});

describe('the particles', () => {
  it.each([
    [320, 560],
    [390, 600],
    [662, 680],
  ])('have fifty nodes of the lattice to rest on in a wall of %d × %d', (width, height) => {
    const inside = nodes(width, height).filter(({ x, y }) => x <= width && y <= height);
    expect(inside.length).toBeGreaterThanOrEqual(50);
  });

  it('run along one line of the lattice, within the wall', () => {
    const points = nodes(662, 680);
    const outside = points.filter(({ x, y, along, down }) => {
      const [toX, toY] = [x + along, y + down];
      return toX < 0 || toY < 0 || toX > 662 || toY > 680;
    });
    expect(outside).toEqual([]);
    expect(points.every(({ along, down }) => (along === 0) !== (down === 0))).toBe(true);
  });

  it('are joined below 120 px', () => {
    const joined = closePairs(
      [
        [0, 0],
        [119, 0],
        [240, 0],
      ],
      120,
    );
    expect(joined.map(([first, second]) => [first[0], second[0]])).toEqual([[0, 119]]);
  });
});

describe('all effects together', () => {
  it('start, and end and restart with the switch in the footer', async () => {
    const paragraph = element('<p data-effect="reveal">Text</p>', below());
    const effects = startEffects(numbers);
    vi.runOnlyPendingTimers();
    await vi.waitFor(() => expect(paragraph.dataset.reveal).toBe('waiting'));
    document.documentElement.dataset.motion = 'off';
    await vi.waitFor(() => expect(paragraph.dataset.reveal).toBeUndefined());
    delete document.documentElement.dataset.motion;
    await vi.waitFor(() => expect(paragraph.dataset.reveal).toBe('waiting'));
    effects.stop();
    expect(paragraph.dataset.reveal).toBeUndefined();
  });

  it('end while the page is printed', () => {
    const number = element('<b data-effect="counter" data-value="98" data-duration="2000">98+</b>', below());
    const effects = startEffects(numbers);
    vi.runOnlyPendingTimers();
    expect(number.textContent).toBe('0+');
    window.dispatchEvent(new Event('beforeprint'));
    expect(number.textContent).toBe('98+');
    window.dispatchEvent(new Event('afterprint'));
    vi.runOnlyPendingTimers();
    expect(number.textContent).toBe('0+');
    effects.stop();
  });

  it('do not break the page in a browser without the needed features', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    vi.stubGlobal('matchMedia', undefined);
    const paragraph = element('<p data-effect="reveal counter typewriter tilt particles">Text</p>', below());
    const effects = startEffects(numbers);
    vi.runOnlyPendingTimers();
    effects.stop();
    expect(paragraph.textContent).toBe('Text');
    expect(paragraph.dataset.reveal).toBeUndefined();
  });
});
