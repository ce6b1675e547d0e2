/** Returns a promise with its `resolve` function. */
export function openPromise<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((keep) => {
    resolve = keep
  })
  return { promise, resolve: (value) => resolve(value) }
}
