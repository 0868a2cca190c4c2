export const LANGUAGES = ['PL', 'EN', 'ES'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'PL';
