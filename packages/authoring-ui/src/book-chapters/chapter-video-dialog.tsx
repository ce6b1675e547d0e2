import type { Chapter } from '@lectern/api-client/main'
import { bookDetailsMessages, nameLanguage } from '@lectern/messages'
import { Banner, Select, Text, useLocale, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { FormDialog } from '../form-dialog/form-dialog'
import { isLink } from '../marks/is-link'
import type { UploadMedia } from '../marks-editor/mark-edit'
import { MediaField } from '../marks-editor/media-field'
import type { ChapterVideo } from './use-chapter-calls'

export interface ChapterVideoDialogProps {
  readonly chapter: Chapter
  readonly busy: boolean
  /** The reason why it could not be saved. */
  readonly failed: string | null
  readonly uploadMedia: UploadMedia
  /** Resolves to whether it was saved. */
  readonly onSave: (videos: readonly ChapterVideo[]) => Promise<boolean>
  readonly onClose: () => void
}

interface Links {
  readonly video: string
  readonly poster: string
}

/** Gives a chapter a video and a poster in each language: by upload or by an address. */
export function ChapterVideoDialog(props: ChapterVideoDialogProps) {
  const { chapter, busy, failed, uploadMedia, onSave, onClose } = props
  const t = useTranslate(bookDetailsMessages)
  const { locale } = useLocale()
  const codes = chapter.variations.map(({ variation }) => variation)
  const [language, setLanguage] = useState(codes[0])
  const [edits, setEdits] = useState<Readonly<Record<string, Links>>>({})
  const stored = readLinks(chapter, language)
  const links = (language === undefined ? undefined : edits[language]) ?? stored
  const edit = (change: Partial<Links>) =>
    setEdits((before) => {
      if (language === undefined) return before
      return { ...before, [language]: { ...(before[language] ?? readLinks(chapter, language)), ...change } }
    })
  const changes = codes.flatMap((variation) => {
    const edited = edits[variation]
    return edited === undefined ? [] : listChange(variation, readLinks(chapter, variation), edited)
  })
  const areLinks = Object.values(edits).every(({ video, poster }) => isLink(video) && isLink(poster))
  const save = async () => {
    if (await onSave(changes)) onClose()
  }
  return (
    <FormDialog
      open
      title={t('chaptersVideoTitle', { chapter: chapter.name })}
      submitLabel={t('save')}
      busy={busy}
      ready={changes.length > 0 && areLinks}
      onSubmit={save}
      onClose={onClose}
    >
      <Text tone="muted">{t('chaptersVideoLead')}</Text>
      {failed !== null && <Banner tone="critical">{failed}</Banner>}
      {codes.length > 1 && language !== undefined && (
        <Select
          label={t('chaptersVideoLanguage')}
          value={language}
          options={codes.map((code) => ({ value: code, label: nameLanguage(code, locale) }))}
          onChange={setLanguage}
        />
      )}
      <MediaField
        key={`video ${language}`}
        label={t('chaptersVideoField')}
        kind="video"
        markId={`chapter-${chapter.id}`}
        link={links.video}
        onLink={(video) => edit({ video })}
        onDiscard={() => edit({ video: stored.video })}
        uploadMedia={uploadMedia}
      />
      <MediaField
        key={`poster ${language}`}
        label={t('chaptersPoster')}
        kind="picture"
        markId={`chapter-${chapter.id}`}
        link={links.poster}
        onLink={(poster) => edit({ poster })}
        onDiscard={() => edit({ poster: stored.poster })}
        uploadMedia={uploadMedia}
      />
    </FormDialog>
  )
}

function readLinks(chapter: Chapter, language: string | undefined): Links {
  const own = chapter.variations.find(({ variation }) => variation === language)
  return { video: own?.video || '', poster: own?.posterLink || '' }
}

function listChange(variation: string, stored: Links, { video, poster }: Links): ChapterVideo[] {
  const change = {
    ...(video === stored.video ? {} : { videoLink: video }),
    ...(poster === stored.poster ? {} : { posterLink: poster }),
  }
  return Object.keys(change).length === 0 ? [] : [{ variation, ...change }]
}
