import { StrictMode, type ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import './global.css';

/** Mounted twice, as in development: what an effect begins must survive its own clean-up. */
export function renderUi(children: ReactNode) {
  return render(<StrictMode>{children}</StrictMode>);
}
