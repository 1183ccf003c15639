// What the guides use of @nestjs/common, in place of the package.

export const Controller =
  (_path: string): ClassDecorator =>
  () => {}

export const Post = (): MethodDecorator => () => {}

const parameter =
  (_name: unknown): ParameterDecorator =>
  () => {}

export { parameter as Headers, parameter as Res }
