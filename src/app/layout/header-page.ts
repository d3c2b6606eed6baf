import type { PageData } from '../../site/page-data.types';

export type HeaderPage = Pick<PageData, 'url' | 'alternates' | 'language' | 'section'>;
