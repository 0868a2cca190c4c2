import { isRecord } from './isRecord';

/** What a foreign text says; undefined where it is missing or no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same for an object, whose fields are unknown still; one without any where it is none. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseJson(text);
  return isRecord(value) ? value : {};
}
