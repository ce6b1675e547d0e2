import { useTranslate } from '../locale/use-translate'
import { skipLink } from './skip-link.css'

/** The first tab stop: jumps past the header to the element with the id `to`. */
export function SkipLink({ to }: { readonly to: string }) {
  const t = useTranslate()
  return (
    <a
      href={`#${to}`}
      className={skipLink}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {t('skipToContent')}
    </a>
  )
}
