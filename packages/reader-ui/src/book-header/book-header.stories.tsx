import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookHeader } from '.'

const meta = {
  title: 'Reader/BookHeader',
  component: BookHeader,
  args: {
    title: 'The Lamp That Could Read',
    titleLanguage: 'en',
    chapter: { name: 'Night', nameLanguage: 'en' },
    language: 'en',
    languages: ['en', 'es', 'ar'],
    libraryHref: '#library',
    onLanguageChoice: () => undefined,
  },
  parameters: {
    frame: { width: 1024, height: 120 },
    docs: {
      description: {
        component: [
          '**Use for** the header of an open book: the way back, its title and chapter, its languages and the settings. Long titles end in an ellipsis.',
          '**Use `AppShell` instead** for screens without a book. **Keyboard**: Tab moves from control to control.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof BookHeader>
export default meta
type Story = StoryObj<typeof meta>

export const WithChapter: Story = {}
export const OneLanguage: Story = { args: { languages: ['en'], chapter: null } }
export const FromAnotherSite: Story = {
  args: { returnTo: { site: 'school.example', link: { href: 'https://school.example/class' } } },
}
export const LongTitle: Story = {
  args: {
    title: 'Die sehr lange Geschichte von der Leuchtturmwärterin und ihrem Papagei, neu erzählt',
    titleLanguage: 'de',
    language: 'de',
  },
}
/** An Arabic title in an English interface is truncated at its own end. */
export const TitleOfAnotherDirection: Story = {
  args: {
    title: 'حكاية طويلة جدًا عن حارسة المنارة وببغائها الذي كان يقرأ الكتب في الليل، تُروى من جديد',
    titleLanguage: 'ar',
    chapter: { name: 'الليل', nameLanguage: 'ar' },
    language: 'ar',
  },
}

export const OnAPhone: Story = { ...WithChapter, globals: { viewport: { value: 'w375', isRotated: false } } }
