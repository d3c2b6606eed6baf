import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { counter } from './counter';
import { startEffects } from './effects';
import { closePairs, nodes } from './particles';
import { reveal } from './reveal';
import { ripple } from './ripple';
import { tilt, tiltTransform } from './tilt';
import { graphemeEnds, typewriter } from './typewriter';
import { sampleFrame } from '../../../tests/support/sample-layout';

/** The specification's numbers (section 9), the defaults of a site. */
const { effects: numbers } = sampleFrame;

/** The observers of a test, which can scroll an element into view. */
let observers: { thresholds: number[]; call: () => void }[] = [];

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
        observers.push({ thresholds: [threshold].flat(), call: () => call([{ isIntersecting: true }]) });
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
  it('counts graphemes', () => {
    expect(graphemeEnds('été')).toEqual([1, 2, 3]);
    expect(graphemeEnds('e\u0301t')).toEqual([2, 3]);
    expect(graphemeEnds('مُقاولة')).toHaveLength(6);
  });

  it('hides the rest of a text while it types, once it comes into view, and begins again in a loop', () => {
    const highlights = new Map<string, Set<Range>>();
    vi.stubGlobal('Highlight', Set);
    vi.stubGlobal('CSS', { highlights });
    const hidden = () => [...(highlights.get('untyped') ?? [])].join();
    const stop = typewriter(element('<p>été</p>', below()), { ...numbers.typewriter, loop: true });
    expect(hidden()).toBe('');
    observers[0]?.call();
    const seen = ['été', 'té', 'é', ''].map((rest) => [rest, hidden(), vi.advanceTimersByTime(100)]);
    expect(seen.map(([, rest]) => rest)).toEqual(seen.map(([rest]) => rest));
    vi.advanceTimersByTime(900);
    expect(hidden()).toBe('été');
    stop();
    expect(hidden()).toBe('');
  });
});

describe('the tilt', () => {
  it('tilts by 15° at most and enlarges the card slightly', () => {
    expect(tiltTransform(1, -1, 15, 1.05)).toBe(
      'perspective(1000px) rotateX(15deg) rotateY(15deg) scale(1.05)',
    );
    expect(tiltTransform(9, 0, 10, 1.05)).toContain('rotateY(10deg)');
  });

  it('uses the angle of an element, and resets when the mouse leaves', () => {
    const card = element('<div data-tilt="10">Card</div>', 0);
    tilt(card, numbers.tilt);
    card.dispatchEvent(new MouseEvent('pointermove', { clientX: 200, clientY: 50 }));
    vi.advanceTimersByTime(20);
    expect(card.style.transform).toContain('rotateY(10deg)');
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
