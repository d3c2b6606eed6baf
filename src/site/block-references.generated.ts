// Written by "npm run generate" from the schema. Change it there.

/** What the fields of each block refer to. */
export const blockReferences = {
  'call-to-action': { title: 'text', text: 'text', actions: [{ label: 'text', to: 'link' }] },
  cases: {
    title: 'text',
    lead: 'text',
    items: [
      {
        name: 'text',
        service: 'content',
        category: 'text',
        description: 'text',
        picture: { src: 'picture', alt: 'text' },
        drawing: 'drawing',
      },
    ],
  },
  'contact-details': { title: 'text', lead: 'text' },
  'contact-form': {
    title: 'text',
    lead: 'text',
    subjects: [{ text: 'text' }],
    nextSteps: ['text'],
    actions: [{ label: 'text', to: 'link' }],
  },
  doors: {
    title: 'text',
    items: [{ to: 'link', title: 'text', text: 'text', value: 'text', drawing: 'drawing' }],
  },
  faq: {
    title: 'text',
    lead: 'text',
    items: [{ question: 'text', answer: 'text', action: { label: 'text', to: 'link' } }],
    action: { label: 'text', to: 'link' },
  },
  'feature-list': {
    title: 'text',
    lead: 'text',
    promise: 'text',
    promiseText: 'text',
    items: [{ title: 'text', text: 'text' }],
    map: 'drawing',
    places: [{ name: 'text' }],
    people: [{ name: 'text', role: 'text', picture: { src: 'picture', alt: 'text' } }],
  },
  hero: {
    eyebrow: 'text',
    title: 'text',
    lead: 'text',
    updated: 'text',
    actions: [{ label: 'text', to: 'link' }],
    offer: {
      label: 'text',
      value: 'text',
      unit: 'text',
      note: 'text',
      action: { label: 'text', to: 'link' },
    },
    facts: [{ title: 'text', text: 'text' }],
    picture: { src: 'picture', alt: 'text' },
  },
  'price-plan': {
    title: 'text',
    lead: 'text',
    items: [{ page: 'content', price: 'text', unit: 'text', text: 'text' }],
    note: 'text',
  },
  pricing: {
    title: 'text',
    levels: [{ value: 'text', title: 'text' }],
    note: 'text',
    included: [{ title: 'text', text: 'text' }],
    excluded: { title: 'text', items: ['text'] },
    example: { document: 'text', rows: [{ label: 'text', text: 'text' }], note: 'text' },
  },
  'promo-carousel': { label: 'text', ads: 'content' },
  proof: {
    testimonial: 'content',
    quote: { quote: 'text', role: 'text', company: 'text', case: 'content' },
    cases: [{ to: 'content' }],
    links: [{ label: 'text', to: 'link' }],
  },
  prose: {
    parts: [
      {
        title: 'text',
        content: [{ paragraph: 'text', list: ['text'], link: { label: 'text', to: 'link' } }],
      },
    ],
  },
  'service-list': {
    title: 'text',
    lead: 'text',
    items: [{ page: 'content', title: 'text', text: 'text', action: 'text' }],
  },
  'site-map': {},
  specimen: {
    title: 'text',
    lead: 'text',
    document: 'text',
    headings: ['text'],
    rows: [{ label: 'text', texts: ['text'], note: 'text', noteText: 'text' }],
  },
  stats: { title: 'text', items: [{ label: 'text' }] },
  steps: { title: 'text', lead: 'text', items: [{ title: 'text', text: 'text' }] },
  testimonials: { title: 'text', items: [{ quote: 'text', role: 'text', company: 'text', case: 'content' }] },
  timeline: {
    title: 'text',
    lead: 'text',
    items: [{ when: 'text', title: 'text', text: 'text', documents: ['text'], who: 'text', where: 'text' }],
  },
} as const;
