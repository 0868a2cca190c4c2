import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Logs in development. In production it sends only to the address the deployer has configured. */
function report({ name, value, rating }: Metric): void {
  if (import.meta.env.DEV) {
    console.info(`${name}: ${value.toFixed(3)} (${rating})`);
    return;
  }
  const address = import.meta.env.PUBLIC_METRICS_URL;
  if (address) navigator.sendBeacon(address, JSON.stringify({ name, value, rating }));
}

export function reportVitals(): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
