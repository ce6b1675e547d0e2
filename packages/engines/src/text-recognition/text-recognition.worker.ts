import { createImageReader } from '../images/create-image-reader'
import { answerCalls } from '../workers/answer-calls'
import { createRecogniser } from './create-recogniser'
import type { RecognitionCall, RecognitionReply } from './calls/recognition-calls'

const answer = createRecogniser(createImageReader())

answerCalls<{ request: RecognitionCall; reply: RecognitionReply }>(answer)
