import { StrictMode, type ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import './global.css';

/** Mounted twice, as in development: effects must survive their own cleanup. */
export function renderUi(children: ReactNode) {
  return render(<StrictMode>{children}</StrictMode>);
}
