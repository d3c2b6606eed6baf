export const summaries: Readonly<Record<string, { en: string; fr: string }>>;
