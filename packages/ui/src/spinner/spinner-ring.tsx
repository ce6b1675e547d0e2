import * as styles from './spinner.css'

export const spinnerSizes = ['s', 'm', 'l'] as const
export type SpinnerSize = (typeof spinnerSizes)[number]

/** The spinning ring alone, for components that announce by themselves that they are busy. */
export function SpinnerRing({ size }: { readonly size: SpinnerSize }) {
  return <span aria-hidden className={`${styles.ring} ${styles.size[size]}`} />
}
