import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Inline } from '../layout'
import { Select, type SelectProps } from '.'

function Languages({ look }: Pick<SelectProps<string>, 'look'>) {
  const [language, setLanguage] = useState<'en' | 'es' | 'ar'>('en')
  return (
    <Select
      label="Book language"
      hideLabel={look === 'quiet'}
      hint={look === 'quiet' ? undefined : 'The interface keeps its own.'}
      look={look}
      value={language}
      onChange={setLanguage}
      options={[
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'es', label: 'Español', lang: 'es' },
        { value: 'ar', label: 'العربية', lang: 'ar' },
      ]}
    />
  )
}

const meta = { title: 'Components/Select', component: Languages } satisfies Meta<typeof Languages>
export default meta

export const BookLanguage: StoryObj<typeof meta> = {}

/** In bars: as wide as its words, without a box. */
export const InABar: StoryObj<typeof meta> = {
  render: () => (
    <Inline>
      <Languages look="quiet" />
    </Inline>
  ),
}
