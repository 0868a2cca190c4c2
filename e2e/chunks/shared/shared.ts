export const shared = 'the shared part';
