import { rulesOfMode } from '@lectern/core/book'
import { Suspense, useState } from 'react'
import { NotesTool } from '../notes/notes-tool'
import { useNotes } from '../notes/use-notes'
import { LastPlaceTool } from '../last-place/last-place-tool'
import type { BookSearch } from '../book-search/create-book-search'
import type { Definer } from '../glossary/define-word'
import { GlossaryTool } from '../glossary/glossary-tool'
import { HeaderTools } from '../header-tools/header-tools'
import { PageStartTool } from '../page-start/page-start-tool'
import { SwipeTool } from '../page-swipe/swipe-tool'
import { useViewTool } from '../page-zoom/use-view-tool'
import { ViewTool } from '../page-zoom/view-tool'
import { HighlightLooks } from '../highlight/highlight-looks'
import { QuizTool } from '../quiz/quiz-tool'
import { useOpenedQuiz } from '../quiz/use-opened-quiz'
import type { ReadingToolsProps } from './reading-tools-props'
import { ListeningTools } from '../listening/listening-tools'
import { CoachingTool } from '../coaching/coaching-tool'
import { TriggersTool } from '../triggers/triggers-tool'
import { useShownVideo } from '../video/use-shown-video'
import { VideoTool } from '../video/video-tool'
import { RecentBooksTool } from '../recent-books/recent-books-tool'
import { SearchTool } from './search-tool'
import { useMountedSteps } from './use-mounted-steps'
import { WaysInTools } from '../ways-in/ways-in-tools'

/**
 * Renders the tools of an open book that the first load does not have. Each tool is one component. They are mounted in a few
 * steps, those with buttons first.
 */
export function ReadingTools(props: ReadingToolsProps) {
  const { toolbar, player } = props.slots
  const notes = useNotes(props)
  const [search, setSearch] = useState<BookSearch | null>(null)
  const [definer, setDefiner] = useState<Definer | null>(null)
  const view = useViewTool()
  const video = useShownVideo()
  const quiz = useOpenedQuiz(props)
  const steps = useMountedSteps(4)
  const place = toolbar ?? player
  const isSimple = rulesOfMode(props.address.mode).chrome === 'simple'
  return (
    // Suspends while the texts of another interface language are loaded.
    <Suspense fallback={null}>
      {place !== null && !isSimple && (
        <HeaderTools
          {...props}
          place={place}
          notes={notes}
          video={video}
          search={search}
          onSearch={setSearch}
          hasViewButton={view.hasButton}
          onView={view.open}
          onOpenQuiz={quiz.open}
        />
      )}
      {steps > 1 && (
        <>
          {props.address.savesProgress && (
            <>
              <LastPlaceTool {...props} />
              <RecentBooksTool {...props} />
            </>
          )}
          <WaysInTools {...props} />
          <HighlightLooks />
          <PageStartTool {...props} />
          <ListeningTools {...props} notes={notes} define={definer?.defineWord ?? null} />
        </>
      )}
      {steps > 2 && (
        <>
          <SearchTool {...props} search={search} onSearch={setSearch} />
          <QuizTool {...props} quiz={quiz} />
          <SwipeTool {...props} />
          <ViewTool {...props} {...view} />
          <VideoTool {...props} video={video} />
        </>
      )}
      {steps > 3 && (
        <>
          <GlossaryTool {...props} onDefine={setDefiner} />
          <TriggersTool {...props} onOpenQuiz={quiz.open} define={definer?.defineTerm ?? null} />
          <CoachingTool {...props} />
          <NotesTool {...props} notes={notes} />
        </>
      )}
    </Suspense>
  )
}
