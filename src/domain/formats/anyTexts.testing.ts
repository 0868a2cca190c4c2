import * as fc from 'fast-check';
import type { Task, Tasks } from '../task';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\n', '\r', ' ', '\t', '\u00a0', '\0', '\ud800', 'a', '\\- '),
  }),
  fc
    .tuple(
      fc.constantFrom(...'x |- |* |1. |[x] |- [ ] |(A) |2026-01-02 |# |{"|[|☑ |<html>'.split('|')),
      fc.string(),
    )
    .map(([marker, text]) => marker + text),
  fc.constantFrom('', 'x', '42', '\u200b', 'null', '[]', '{}', '[{}]', '&#10;'),
);
const anyTask: fc.Arbitrary<Task> = fc.record({
  id: fc.uuid(),
  content: anyText,
  done: fc.boolean(),
});
/** Lists of any texts, including some that look like the marks of a format. */
export const anyTexts: fc.Arbitrary<Tasks> = fc.uniqueArray(anyTask, {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 6,
});
