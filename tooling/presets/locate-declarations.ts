/**
 * Maps the entries of a published package to the declarations that the native compiler writes first. tsup joins these; with
 * the sources it would start the compiler written in JavaScript, which takes several times as long.
 * @param entries paths of sources by the name of their entry, as tsup takes them
 */
export function locateDeclarations(entries: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, path]) => [name, `.declarations/${path.replace(/\.tsx?$/u, '.d.ts')}`]),
  )
}
