/** Bytes of source below which files that late parts share are merged with their neighbours. */
const leastSharedBytes = 2000

/**
 * Splits an application into its first load, its late parts and what those share. The first load is one file, which compresses
 * best. Without the second group, each set of late parts that share a module gets a file: 170 files before the studio's desk
 * is there, 30 before a popup of the reader opens.
 */
export const codeSplitting = {
  groups: [
    { name: 'first-load', tags: ['$initial'] },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: leastSharedBytes },
  ],
}
