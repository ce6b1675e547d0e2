import { allRoutes } from '@lectern/contracts'
import { expect, test } from 'vitest'
import { creatingRequests } from './testing/creating-requests'
import { postsWithoutNewRows } from './testing/posts-without-new-rows'
import { preparedRequests } from './testing/prepared-requests'

test('every POST is one of the requests of the kill test, or has a reason why it need not be', () => {
  const killed = [...Object.keys(creatingRequests), ...Object.keys(preparedRequests)]
  const listed = [...killed, ...Object.keys(postsWithoutNewRows)]
  const posts = allRoutes.filter(({ method }) => method === 'post').map(({ operationId }) => operationId)
  expect(listed.toSorted()).toEqual(posts.toSorted())
})
