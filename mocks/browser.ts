import type { RequestHandler } from 'msw';
import { answers } from './domains/answers.ts';
import { handlersOf } from './service/handlers.ts';
import { createService } from './service/service.ts';
import type { World } from './world/world.ts';

/** All answers out of a world, for the worker of the workbench: `msw.use(...handlersOver(world))`. */
export const handlersOver = (world: World): RequestHandler[] => handlersOf(createService(world, answers));
