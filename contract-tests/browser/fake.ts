// The exports of `cometchat-rest-testing/fake/browser`: the fake for pages, such as a component
// workshop or the documentation.
export { createFakeChat } from '../fake/createFakeChat.ts'
export type { FakeChat, FakeChatOptions, FakeRequest } from '../fake/fakeChat.ts'
