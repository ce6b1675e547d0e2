/** Converts settings of a PostgreSQL server to arguments of its command line. */
export function serverSettings(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
