/** Without inner strokes, so that it weighs as much as the pencil. */
export const BIN_ICON = 'M3.5 5.5h13M8 5.5V3.5h4v2M5.3 5.5l.7 11h8l.7-11';
