import { expect, test } from 'vitest';
import { hasSpacing } from './hasSpacing';

test.each(['two  blanks', ' before', 'after ', 'a\n indented line', 'a tab\tinside'])(
  'the blanks of %j have to be kept',
  (text) => expect(hasSpacing(text)).toBe(true),
);

test.each(['', 'tea', 'green tea', 'two\nlines', 'an empty\n\nline'])(
  '%j reads the same without any care',
  (text) => expect(hasSpacing(text)).toBe(false),
);
