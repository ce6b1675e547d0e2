/** Returns the name of a version of our dictionary in the provider's account. */
export function nameDictionary({ id, versionId }: { id: string; versionId: string }): string {
  return `lectern-${id}-${versionId}`
}

export function isOwnName(name: string): boolean {
  return name.startsWith('lectern-') && name.split('-').length > 2
}
