export const CLOSE_ICON = 'M5 5l10 10M15 5L5 15';
