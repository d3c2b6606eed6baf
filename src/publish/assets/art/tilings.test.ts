import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { channels } from '../../../lib/color';
import { tilings } from './tilings';
import { sectionPlan } from '../../../site/parts/plan';
import { createSite } from '../../../site/site';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { changedSite, site } from '../../../../tests/support/agency-site';

const LIMIT = 3 * 1024;
const compressed = (text: string) => brotliCompressSync(text).length;

/** Returns the site with the given number of services in one section. */
function withServices(count: number) {
  return changedSite((config) => {
    const isService = ({ section, kind }: Page) => section === 'consulting' && kind === 'service';
    const model = config.pages.find(isService)!;
    config.pages = config.pages.filter((page) => !isService(page));
    for (let index = 0; index < count; index += 1)
      config.pages.push({ ...model, id: `service-${index}`, path: `/consulting/service-${index}` });
  });
}

describe('the tilings', () => {
  const all = tilings(site);

  it('weigh at most 3 KB each when compressed', () => {
    expect(
      [...all].map(([name, svg]) => [name, compressed(svg)] as const).filter(([, weight]) => weight > LIMIT),
    ).toEqual([]);
  });

  it('give the wall of the home page the color of the first ad', () => {
    const wall = (config: SiteConfig) => tilings(createSite(config, site.messages)).get('wall-home');
    const [first, ...rest] = site.config.ads;
    const moved = rest.find(({ category }) => category !== first?.category);
    if (!first || !moved) throw new Error('the ads of the site are of one section');
    expect(wall({ ...site.config, ads: [moved, first] })).not.toBe(all.get('wall-home'));
    expect(wall({ ...site.config, ads: [first] })).toBe(all.get('wall-home'));
  });

  it('differ from section to section by angle and color, and from project to project', () => {
    expect(new Set(all.values()).size).toBe(all.size);
  });

  it('have no grey around the screen of a project', () => {
    const projects = [...all].filter(([name]) => name.startsWith('project-'));
    expect(projects.length).toBeGreaterThan(1);
    for (const [, svg] of projects) {
      const tiles = svg.slice(svg.indexOf('<g stroke'), svg.indexOf('</g><path'));
      const fills = [...tiles.matchAll(/fill="(#\w{6})"/g)].map(([, color = '']) => channels(color));
      expect(fills.length).toBeGreaterThan(3);
      for (const fill of fills) expect(Math.max(...fill) - Math.min(...fill)).toBeGreaterThan(30);
    }
  });
});

describe('the plan of a section', () => {
  it.each([1, 8, 9, 13, 16, 20])('has a petal for each of %d pages, and none is missing', (count) => {
    const { petals, laid } = sectionPlan(withServices(count), 'consulting');
    expect(petals).toBeGreaterThanOrEqual(count);
    expect(laid).toHaveLength(petals);
  });
});
