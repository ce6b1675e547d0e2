import { nameLanguage, studioMessages } from '@lectern/messages'
import { Button, Inline, Stack, Text, useLocale, useTranslate } from '@lectern/ui'
import { Images } from '@lectern/ui/icons'

export interface ImagesElsewhereProps {
  /** Languages of the chapter, and the number of pages without an image here that have one there. */
  readonly images: readonly { readonly language: string; readonly pages: number }[]
  readonly onTakeOver: (language: string) => void
}

/** Offers the page images of another language for the pages that have none in this one. */
export function ImagesElsewhere({ images, onTakeOver }: ImagesElsewhereProps) {
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  if (images.length === 0) return null
  return (
    <Stack gap="s">
      <Inline gap="s">
        {images.map(({ language, pages }) => (
          <Button key={language} icon={Images} onClick={() => onTakeOver(language)}>
            {t('pagesTakeOver', { count: pages, language: nameLanguage(language, locale) })}
          </Button>
        ))}
      </Inline>
      <Text size="s" tone="muted">
        {t('pagesTakeOverHelp')}
      </Text>
    </Stack>
  )
}
