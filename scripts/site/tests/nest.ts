// The parts of @nestjs/common that the guides use, instead of the package.

export const Controller =
  (_path: string): ClassDecorator =>
  () => {}

export const Post = (): MethodDecorator => () => {}

const parameter =
  (_name: unknown): ParameterDecorator =>
  () => {}

export { parameter as Headers, parameter as Res }
