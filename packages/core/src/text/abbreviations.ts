export const abbreviations: Readonly<Record<string, readonly string[]>> = {}
