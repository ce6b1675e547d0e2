/**
 * An environment in which a process of many short-lived buffers gives their memory back, instead of keeping a hundred
 * megabytes of it at hand: settings of glibc, which others do not read. What the user has set stays.
 */
export function returnMemory(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072', ...own }
}
