import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { metricsHandlers, type MetricsAccess } from './metrics.handlers'

/** Registers the metrics of the server. */
export function registerMetrics({ metrics }: Platform, access: MetricsAccess): Feature {
  return { routes: metricsHandlers(metrics, access) }
}
