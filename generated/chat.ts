// Written by `npm run generate` from openapi/. Do not edit.

/**
 * The discriminating property of a union's open branch, as the compiler sees it: a text, but none that a described branch could have. So comparing
 * it with a described value rules the open branch out. To compare it with another text, widen it first: `const category: string = message.category`.
 */
declare enum UndescribedValue {
  any = '',
}
export interface paths {
    "/ai-agents/agent-builder/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * @description Lists the agents made with the agent builder, stretch by stretch. Go on with the `affix` and `createdAt` of the next or previous cursor. Times are milliseconds.
         */
        get: operations["list-agent-builder-agents"];
        put?: never;
        /**
         * Create an agent
         * @description Makes an agent that answers users with a language model. The tools, API tools and MCP servers it names must exist, which is checked before anything is made; frontend actions are given to it afterwards. Agents answer in one-to-one conversations only and stay silent in groups. Its name holds at most 100 characters, its instruction at most 32,000.
         */
        post: operations["create-agent-builder-agent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an agent
         * @description Fetches one agent. It is answered bare here, inside `agent` when it is created, and inside `data` when something is added to it or taken away.
         */
        get: operations["get-agent-builder-agent"];
        put?: never;
        post?: never;
        /**
         * Delete an agent
         * @description Removes one agent from the app. To let it rest instead, set its `isActive` to false.
         */
        delete: operations["delete-agent-builder-agent"];
        options?: never;
        head?: never;
        /**
         * Update an agent
         * @description Changes an agent. The tools, API tools and MCP servers it names must exist. The answer only says that it is done; fetch the agent to see it.
         */
        patch: operations["update-agent-builder-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/api-tools/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add API tools
         * @description Gives an agent more API tools, by their slugs; those it has stay. The answer holds the agent as it is now.
         */
        patch: operations["add-api-tools-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/api-tools/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Remove API tools
         * @description Takes API tools away from an agent, by their slugs. The answer holds the agent as it is now.
         */
        patch: operations["remove-api-tools-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/enabled-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get enabled items
         * @description Answers all that an agent may use, by kind. Leave kinds out with the four switches, or look for a text with `key`.
         */
        get: operations["get-enabled-agent-items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/frontend-actions/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add frontend actions
         * @description Gives an agent more frontend actions; those it has stay. It may trigger them by their description, even where its instruction does not name them. The answer holds the agent as it is now.
         */
        patch: operations["add-frontend-actions-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/frontend-actions/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Remove frontend actions
         * @description Takes frontend actions away from an agent. The answer holds the agent as it is now.
         */
        patch: operations["remove-frontend-actions-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/knowledge-base/{sourceType}/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add knowledge sources
         * @description Lets an agent draw on sources of the knowledge base, all of one kind. A file must have been uploaded before. Only sources attached to an agent serve it.
         */
        patch: operations["add-knowledge-sources-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/knowledge-base/{sourceType}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Remove knowledge sources
         * @description Takes sources of the knowledge base away from an agent, all of one kind. The sources themselves are not deleted.
         */
        patch: operations["remove-knowledge-sources-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/mcp/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add MCP servers
         * @description Gives an agent more MCP servers, by their slugs; those it has stay. The answer holds the agent as it is now.
         */
        patch: operations["add-mcp-servers-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/mcp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Remove MCP servers
         * @description Takes MCP servers away from an agent, by their slugs. The answer holds the agent as it is now.
         */
        patch: operations["remove-mcp-servers-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List actions of a tool
         * @description Lists what one of an agent's ready-to-use tools can do. Actions are switched on and off by the names answered here.
         */
        get: operations["list-agent-tool-actions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switch on actions
         * @description Switches on actions of one of an agent's ready-to-use tools, by the names that the list of the tool's actions has.
         */
        patch: operations["add-actions-to-agent-tool"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switch off actions
         * @description Switches off actions of one of an agent's ready-to-use tools, by the names that the list of the tool's actions has. The agent keeps the tool.
         */
        patch: operations["remove-actions-from-agent-tool"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add tools
         * @description Gives an agent more ready-to-use tools, by their slugs; those it has stay. The answer holds the agent as it is now.
         */
        patch: operations["add-tools-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Remove tools
         * @description Takes ready-to-use tools away from an agent, by their slugs. The answer holds the agent as it is now.
         */
        patch: operations["remove-tools-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search tools
         * @description Searches the tools of every kind that are open to an agent. What each result holds is not documented.
         */
        get: operations["search-agent-tools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/available-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List models
         * @description Lists the language models that an agent may answer with. One of them is marked as the default.
         */
        get: operations["list-agent-models"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/variables/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List variables
         * @description Lists the variables that instructions and API tools may refer to, built in or of your own, and who uses each. Only those that are enabled are listed. The answer is a plain list; grouped, it is an object with one list for each category.
         */
        get: operations["list-agent-variables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/variables/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom variables
         * @description Lists the variables of your own, all at once. Times are milliseconds.
         */
        get: operations["list-custom-agent-variables"];
        put?: never;
        /**
         * Create a custom variable
         * @description Defines a value that agents' instructions and API tools may refer to as `@var-custom:name`. It is a constant, or read from the metadata of the message or of its sender each time the agent answers. Names are unique in the app and cannot be changed later.
         */
        post: operations["create-custom-agent-variable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/variables/custom/{variableId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a custom variable
         * @description Removes a variable. Instructions that refer to it get no value in its place and carry a warning.
         */
        delete: operations["delete-custom-agent-variable"];
        options?: never;
        head?: never;
        /**
         * Update a custom variable
         * @description Changes what a variable means or where its value comes from. Fields left out stay as they are; the name cannot be changed.
         */
        patch: operations["update-custom-agent-variable"];
        trace?: never;
    };
    "/ai-agents/agent-builder/api-tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API tools
         * @description Lists the app's API tools, stretch by stretch. Go on with the `affix` and `createdAt` of the next or previous cursor. Times are milliseconds.
         */
        get: operations["list-api-tools"];
        put?: never;
        /**
         * Create an API tool
         * @description Makes an HTTP endpoint of yours known, so that agents can call it. The slug is unique in the app. Parameters go out in the query of the call; a body template may refer to them, and to variables, by name. Say well when to use it, for agents go by the description.
         */
        post: operations["create-api-tool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/api-tools/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API tool
         * @description Fetches one API tool. The user name and the password it calls with are never answered.
         */
        get: operations["get-api-tool"];
        put?: never;
        post?: never;
        /**
         * Delete an API tool
         * @description Removes an API tool from the app. Agents can no longer call it.
         */
        delete: operations["delete-api-tool"];
        options?: never;
        head?: never;
        /**
         * Update an API tool
         * @description Changes an API tool. The name that people see cannot be changed here.
         */
        patch: operations["update-api-tool"];
        trace?: never;
    };
    "/ai-agents/agent-builder/frontend-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List frontend actions
         * @description Lists the app's frontend actions, stretch by stretch. Go on with the `affix` and `createdAt` of the next or previous cursor. Times are milliseconds.
         */
        get: operations["list-frontend-actions"];
        put?: never;
        /**
         * Create a frontend action
         * @description Makes something known that your client app can do when an agent asks for it. The client is told the trigger function and its arguments in a tool call event and runs it. The trigger function is unique in the app.
         */
        post: operations["create-frontend-action"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/frontend-actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a frontend action
         * @description Fetches one frontend action, with the function as the language model is told of it.
         */
        get: operations["get-frontend-action"];
        put?: never;
        post?: never;
        /**
         * Delete a frontend action
         * @description Removes a frontend action from the app. Agents can no longer trigger it.
         */
        delete: operations["delete-frontend-action"];
        options?: never;
        head?: never;
        /**
         * Update a frontend action
         * @description Changes a frontend action. Its trigger function stays as it is.
         */
        patch: operations["update-frontend-action"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List knowledge base sources
         * @description Lists the files, texts and websites that the agents of the app can learn from, with how far each is indexed. Go on with the `affix` and `cursor` of `meta.next`. A source serves an agent only once it is attached to it. Times are in milliseconds.
         */
        get: operations["list-knowledge-base-sources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/{sourceType}/{uniqueId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages of a source
         * @description Shows what was read from one source, page by page, as the text that agents search. `totalPages` tells how many pages there are; the answer carries no cursor, so anchor the next stretch with `page` and `affix` yourself.
         */
        get: operations["list-knowledge-base-source-pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/{sourceType}/{uniqueId}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Index a source again
         * @description Indexes a source once more, above all after it failed. The answer only confirms the start; ask for the status to see how it goes.
         */
        patch: operations["sync-knowledge-base-source"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/status/poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the statuses of sources
         * @description Tells how far several sources are indexed. It is a POST because it takes a list of ids; it changes nothing and may be repeated until all sources are indexed or failed.
         */
        post: operations["get-knowledge-base-statuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List texts
         * @description Lists the texts of the knowledge base, all in one answer. Times are in milliseconds.
         */
        get: operations["list-knowledge-base-texts"];
        put?: never;
        /**
         * Create a text
         * @description Adds a text to the knowledge base. Title and text become a Markdown file, which is then indexed; until that is done the status is `indexing`. A title has at most 500 characters, a text 5,000.
         */
        post: operations["create-knowledge-base-text"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/text/{uniqueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a text
         * @description Fetches one text of the knowledge base with how far it is indexed. Times are in milliseconds.
         */
        get: operations["get-knowledge-base-text"];
        put?: never;
        post?: never;
        /**
         * Delete a text
         * @description Removes a text with everything made of it, so that no agent knows it any longer.
         */
        delete: operations["delete-knowledge-base-text"];
        options?: never;
        head?: never;
        /**
         * Update a text
         * @description Changes the title, the text or both. The text is stored and indexed anew, so its status goes back to `indexing`, and its file is renamed after a new title.
         */
        patch: operations["update-knowledge-base-text"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/uploads/{uniqueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an uploaded file
         * @description Removes an uploaded file with everything made of it, so that no agent knows it any longer.
         */
        delete: operations["delete-knowledge-base-upload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/uploads/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Initiate uploads of files
         * @description Announces files and answers with an address for each, to which you then send the file itself. The address carries its own permission, so leave the API key out of that call. Afterwards add the files to an agent. A file has at most 50 MB and is a PDF, TXT, DOCX, CSV or MD.
         */
        post: operations["initiate-knowledge-base-uploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List discovered URLs
         * @description Lists the pages that a crawl of a website found, newest first, with how far each is taken in. Go on to older ones with the `affix` and `cursor` of `meta.next`. Times are in milliseconds; `content` is a preview of at most 500 characters.
         */
        get: operations["list-discovered-urls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Process discovered URLs
         * @description Takes in the content of the pages that a crawl found, all but those you exclude. The work goes on after the answer; ask for the statuses of the discovered URLs to follow it.
         */
        post: operations["process-discovered-urls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/status/poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the statuses of discovered URLs
         * @description Tells how far several pages of a website are taken in. Ids that do not exist are left out of the answer without a word. It is a POST because it takes a list of ids; it changes nothing.
         */
        post: operations["get-discovered-url-statuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Index discovered URLs again
         * @description Takes in pages of a website once more, those you name or, with an empty list, all that failed before. Excluded pages stay out whatever you name.
         */
        patch: operations["sync-discovered-urls"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{uniqueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a website
         * @description Removes a website with its pages and everything made of them, so that no agent knows it any longer.
         */
        delete: operations["delete-knowledge-base-website"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/individual-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scrape one web page
         * @description Takes the content of a single web page and answers with it, as Markdown unless you ask for HTML or plain text. It gives up after `timeout` milliseconds, 30,000 if you do not say.
         */
        post: operations["scrape-web-page"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/scrape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crawl a website
         * @description Walks through a website from one address and notes the pages it finds; their content is taken in a second step, by processing the discovered URLs. Unless you say otherwise it goes 3 links deep and stops after 100 pages. A crawl may take minutes, so allow for a long answer.
         */
        post: operations["crawl-website"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/mcp-servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List MCP servers
         * @description Lists the app's MCP servers, stretch by stretch. Go on with the `affix` and `createdAt` of the next or previous cursor. Times are milliseconds.
         */
        get: operations["list-mcp-servers"];
        put?: never;
        /**
         * Register an MCP server
         * @description Registers a server whose tools agents may use over the Model Context Protocol. The slug is unique in the app and cannot be changed later.
         */
        post: operations["create-mcp-server"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/mcp-servers/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an MCP server
         * @description Fetches one MCP server as it was registered. Times are milliseconds.
         */
        get: operations["get-mcp-server"];
        put?: never;
        post?: never;
        /**
         * Delete an MCP server
         * @description Removes an MCP server from the app. Agents can no longer use its tools.
         */
        delete: operations["delete-mcp-server"];
        options?: never;
        head?: never;
        /**
         * Update an MCP server
         * @description Changes how an MCP server is called, described or reached. Its slug stays.
         */
        patch: operations["update-mcp-server"];
        trace?: never;
    };
    "/ai-agents/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bring-your-own agents
         * @description Lists every agent of the app that runs in a framework of your own, all in one answer. There is no operation that fetches a single one, so look for its `uid` here.
         */
        get: operations["list-byo-agents"];
        put?: never;
        /**
         * Create a bring-your-own agent
         * @description Registers an agent that runs in a framework of your own, such as Mastra or LangGraph, at a public HTTPS address. Tools and actions named here must exist already. Once active, the agent answers in one-to-one conversations; in groups it stays silent.
         */
        post: operations["create-byo-agent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agents/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a bring-your-own agent
         * @description Removes an agent from the app. Only its registration goes; what runs at its address is yours and goes on running.
         */
        delete: operations["delete-byo-agent"];
        options?: never;
        head?: never;
        /**
         * Update a bring-your-own agent
         * @description Changes what you send of an agent and leaves the rest. Set `isActive` to false to silence it without removing it. Tools and actions named here must exist.
         */
        patch: operations["update-byo-agent"];
        trace?: never;
    };
    "/ai-agents/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bring-your-own tools
         * @description Lists the tools and actions of the app, all in one answer, or only those of one type.
         */
        get: operations["list-byo-tools"];
        put?: never;
        /**
         * Create a bring-your-own tool
         * @description Defines a tool or an action that your agents may call. An action runs in the client and must say what it does and which parameters it takes; a tool (`doNotExecute` is true) is carried out elsewhere and the client only shows that it is at work. The name is unique in the app and stays for good.
         */
        post: operations["create-byo-tool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/tools/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a bring-your-own tool
         * @description Fetches one tool or action by the name that agents call it by.
         */
        get: operations["get-byo-tool"];
        /**
         * Update a bring-your-own tool
         * @description Changes what a tool or action shows, says and takes. Send the whole definition, with the same name as in the path, since a name cannot change. Description and parameters are merged with what is stored.
         */
        put: operations["update-byo-tool"];
        post?: never;
        /**
         * Delete a bring-your-own tool
         * @description Removes a tool or action from the app. What becomes of agents that name it is not documented, so take it off them first.
         */
        delete: operations["delete-byo-tool"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apikeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Lists the app's keys, values included, so treat the answer as a secret. Narrow the list by scope or by a word in the name.
         */
        get: operations["list-apikeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates a key, whose value the service chooses; an app may have 25. To rotate a key, create its successor here, change over to it, then delete the old one.
         */
        post: operations["create-apikey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apikeys/{apiKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Fetches one key, to see what it is called and what it may do.
         */
        get: operations["get-apikey"];
        /**
         * Update an API key
         * @description Gives a key another name or another scope. A key cannot change itself; make the call with another one.
         */
        put: operations["update-apikey"];
        post?: never;
        /**
         * Delete an API key
         * @description Deletes a key; calls made with it fail from then on. A key cannot delete itself; make the call with another one.
         */
        delete: operations["delete-apikey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots/{uid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message as a bot
         * @description Sends a message from a bot, to a user, to a group or to several of them. The body is that of any other message to send.
         */
        post: operations["send-bot-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description Lists conversations, page by page. On behalf of a user they are that user's own, sorted by their last change; without one they are those of the whole app, sorted by uid, last change and other side. A group of more than 300 members has no count of unread messages.
         */
        get: operations["list-conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conversation
         * @deprecated
         * @description Reads one conversation by its id. Instead, use `get-user-conversation` for a conversation between users and `get-group-conversation` for that of a group.
         */
        get: operations["get-conversation"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @deprecated
         * @description Deletes one conversation by its id. Instead, use `reset-user-conversation` for a conversation between users and `reset-group-conversation` for that of a group.
         */
        delete: operations["delete-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List global pins
         * @description Lists the conversations that the app has pinned for everyone, in the order they are shown in. There are at most five.
         */
        get: operations["list-global-pinned-conversations"];
        /**
         * Replace global pins
         * @description Pins up to five conversations for everyone, in the order you send them, and unpins all others. They stay on top of every user's list.
         */
        put: operations["replace-global-pinned-conversations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import groups
         * @description Imports up to 50 groups at a time, at most 60 times a minute, best after their owners. The answer tells for each group whether it worked, so look at every `success` and send again only those that failed.
         */
        post: operations["import-groups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import group members
         * @description Imports up to 50 memberships at a time, at most 60 times a minute, best after the users and groups they join. The answer tells for each membership whether it worked, so look at every `success` and send again only those that failed.
         */
        post: operations["import-members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import messages
         * @description Imports up to 50 messages at a time, at most 60 times a minute, with the times at which they were really sent. Messages come last; who or what was not imported before is created from the details given. The answer tells for each message whether it worked, so look at every `success` and send again only those that failed.
         */
        post: operations["import-messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import users
         * @description Imports up to 50 users at a time, at most 60 times a minute. Users come first, then groups, members and messages. The answer tells for each user whether it worked, so look at every `success` and send again only those that failed.
         */
        post: operations["import-users"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description Lists the app's groups, page by page. Search by guid or name, or keep groups of certain types or tags. On behalf of a user each group also says whether and in which scope the user is a member, and `hasJoined` keeps only the groups the user is in.
         */
        get: operations["list-groups"];
        put?: never;
        /**
         * Create a group
         * @description Creates a group, if you like with its first members: up to 25 users over all four lists, and whoever stands in several takes the highest place. A user who cannot be added does not spoil the group; the answer tells what went wrong under that uid. On behalf of a user, that user becomes owner and admin.
         */
        post: operations["create-group"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a group
         * @description Reads one group. On behalf of a user the answer also tells whether the user is a member, in which scope and since when.
         */
        get: operations["get-group"];
        /**
         * Update a group
         * @description Changes what you send and leaves the rest. `unset` clears the icon, the description or the metadata. A new `owner` takes effect only when the app itself acts; on behalf of a user it is ignored, and the user must be an admin or a moderator of the group.
         */
        put: operations["update-group"];
        post?: never;
        /**
         * Delete a group
         * @description Deletes a group for all its members. On behalf of a user, that user must be an admin of the group.
         */
        delete: operations["delete-group"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/bannedusers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List banned users
         * @description Lists the users who are banned from a group, page by page. They stay banned until `unban-group-user` lets them back in.
         */
        get: operations["list-banned-group-users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/bannedusers/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ban a user
         * @description Bans a user from a group. The user leaves it and cannot come back until unbanned. On behalf of a user, that user must be an admin or a moderator of the group.
         */
        post: operations["ban-group-user"];
        /**
         * Unban a user
         * @description Lifts the ban of a user from a group. The user is not a member again by that, but may join or be added. On behalf of a user, that user must be an admin or a moderator of the group.
         */
        delete: operations["unban-group-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a group conversation
         * @description Reads the conversation of a group, as the user on whose behalf you call sees it. While nobody has written, there is none and the call fails.
         */
        get: operations["get-group-conversation"];
        /**
         * Update a group conversation
         * @description Gives the conversation of a group tags of its own. They belong to the user on whose behalf you call, and replace the tags it had.
         */
        put: operations["update-group-conversation"];
        post?: never;
        /**
         * Reset a group conversation
         * @description Clears the conversation of a group for the user on whose behalf you call; the other members keep it.
         */
        delete: operations["reset-group-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark group conversation as delivered
         * @description Marks the messages of a group as delivered for the user on whose behalf you call, up to the message you name. Without one, all of them are marked. Groups of more than 300 members keep no receipts.
         */
        post: operations["mark-group-conversation-as-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pin a group conversation
         * @description Keeps the conversation of a group on top of the list of the user on whose behalf you call. Nobody else sees the pin. A user pins at most five conversations, and none that the app has pinned for everyone.
         */
        post: operations["pin-group-conversation"];
        /**
         * Unpin a group conversation
         * @description Takes the pin from the conversation of a group, for the user on whose behalf you call. A pin that the app has set for everyone stays.
         */
        delete: operations["unpin-group-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark group conversation as read
         * @description Marks the messages of a group as read for the user on whose behalf you call, up to the message you name. Without one, all of them are marked. Groups of more than 300 members keep no receipts.
         */
        post: operations["mark-group-conversation-as-read"];
        /**
         * Mark group conversation as unread
         * @description Marks the messages of a group that came after the message you name as unread again, for the user on whose behalf you call. A user can do this five times a minute.
         */
        delete: operations["mark-group-conversation-as-unread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List group members
         * @description Lists the members of a group, page by page, each a user with a scope and the time of joining. Keep only members of certain scopes, or those who are connected.
         */
        get: operations["list-group-members"];
        put?: never;
        /**
         * Add group members
         * @description Adds users to a group, each in the scope of the list it stands in, and bans those in `usersToBan`. One call takes up to 25 users over all lists. The call succeeds even where a user cannot be added, and the answer has a result for each uid. On behalf of a user, that user must be an admin or a moderator of the group.
         */
        post: operations["add-group-members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/members/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a member's scope
         * @description Makes a member of a group an admin, a moderator or a participant. On behalf of a user, that user must rank high enough, and nobody changes their own scope.
         */
        put: operations["change-group-member-scope"];
        post?: never;
        /**
         * Kick a group member
         * @description Removes a member from a group. Someone who was kicked may join again; to keep them out, use `ban-group-user`. On behalf of a user, that user must be an admin, or a moderator who kicks a participant.
         */
        delete: operations["kick-group-member"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages of a group
         * @description Lists the messages of a group, in stretches of `limit`. `meta.next` holds what to send for the next stretch. With `onBehalfOf`, filters such as `unread` are about that user.
         */
        get: operations["list-group-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/scopes/{scope}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scope permissions
         * @description Lists the permissions that a scope of a group can be given, each with the values to choose from and its default. What the scope is set to does not stand in the answer; that comes back from `set-scope-permissions` and `unset-scope-permission`.
         */
        get: operations["list-scope-permissions"];
        /**
         * Set scope permissions
         * @description Sets permissions of one scope in one group; those you leave out stay as they are. They are checked after what the user's role permits: both must allow an action. What a scope denies fails with `ERR_PERMISSION_DENIED`.
         */
        put: operations["set-scope-permissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/scopes/{scope}/permissions/{permission}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unset a scope permission
         * @description Takes one permission away from a scope of a group, so that its default holds again. The answer lists the permissions that the scope is left with.
         */
        delete: operations["unset-scope-permission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Lists the app's messages, in stretches of `limit`, narrowed down by many filters. `meta.next` holds what to send for the next stretch. With `onBehalfOf`, `sender` and what is told of mentioned users are seen from that user's side.
         */
        get: operations["list-all-messages"];
        put?: never;
        /**
         * Send a message
         * @description Sends a text, files or something of your app's own kind, to a user, to a group or to several of them. With `onBehalfOf` that user is the sender; who it is without the header is not documented. For one user 30 messages a minute may be sent. A message holds at most 65,536 characters with its metadata.
         */
        post: operations["send-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description Fetches one message by its id, with what it says, the reactions to it and, where moderation looked at it, the verdict.
         */
        get: operations["get-message-details"];
        /**
         * Edit a message
         * @description Changes the content or the tags of a message. With `onBehalfOf` only the sender may do it; without it the app itself is the editor. The answer is a record of the edit, a message of category `action`; the edited message is in its `data.entities.on.entity`.
         */
        put: operations["update-message"];
        post?: never;
        /**
         * Delete a message
         * @description Deletes a message. Unless `permanent` is true it is kept, without its content and marked as deleted. With `onBehalfOf` only the sender may do it. The answer is a record of the deletion, a message of category `action`; what it is for a permanent one is not documented.
         */
        delete: operations["delete-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/flagged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Flag a message
         * @description Reports one message to the moderators on behalf of a user. The message stays visible and joins the list of flagged messages, where a moderator approves or blocks it. Say why with the id of a moderation reason, a remark in your own words, or both.
         */
        post: operations["flag-a-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/interacted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a message as interacted
         * @description Records that a user has interacted with an interactive message, such as by filling in its form. No body is documented.
         */
        patch: operations["mark-message-as-interacted"];
        trace?: never;
    };
    "/messages/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pin a message
         * @description Pins a message in its conversation, for a user or, without `onBehalfOf`, for the app itself. A conversation holds at most 100 pinned messages. The count is not locked, so two calls at the same moment may lift it just above that.
         */
        post: operations["pin-message"];
        /**
         * Unpin a message
         * @description Takes a pinned message off its conversation's pins. Anybody with the permission may do it, not only who pinned it; without `onBehalfOf` the app itself does.
         */
        delete: operations["unpin-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reactions
         * @description Lists who reacted to a message, with what and when. A message has at most 25 different reactions.
         */
        get: operations["list-all-reactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/reactions/{reaction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one reaction
         * @description Lists who gave one certain reaction to a message, and when.
         */
        get: operations["list-reactions-of-one-kind"];
        put?: never;
        /**
         * Add a reaction
         * @description Adds a user's reaction to a message. A message takes at most 25 different reactions. The answer is the message with its reactions counted.
         */
        post: operations["add-message-reaction"];
        /**
         * Remove a reaction
         * @description Takes a user's reaction off a message. The answer is the message with the reactions that are left.
         */
        delete: operations["remove-message-reaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a message
         * @description Saves a message to a user's private list, which holds at most 100.
         */
        post: operations["save-message"];
        /**
         * Unsave a message
         * @description Takes a message off a user's private list of saved ones.
         */
        delete: operations["unsave-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List replies in a thread
         * @description Lists the replies to a message, page by page.
         */
        get: operations["list-all-thread-messages"];
        put?: never;
        /**
         * Reply in a thread
         * @description Sends a message as a reply to another, on behalf of a user. The reply goes to the conversation that the message is in, and cannot be replied to itself; its `parentId` is the id of the message.
         */
        post: operations["send-thread-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/thread/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to a thread
         * @description Subscribes a user to the thread of a message. What the user then gets is not documented.
         */
        post: operations["subscribe-to-thread"];
        /**
         * Unsubscribe from a thread
         * @description Ends a user's subscription to the thread of a message.
         */
        delete: operations["unsubscribe-from-thread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/blocked-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocked messages
         * @description Lists the messages that a rule kept from their receivers, each with the rule and the condition it broke. They stay until a moderator reviews them with `review-blocked-message`.
         */
        get: operations["list-blocked-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/blocked-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Review a blocked message
         * @description Gives the moderator's verdict on a message that a rule blocked. `approved` delivers it after all, perhaps late in the conversation; `rejected` leaves it blocked, and `reviewed` beside it says that a moderator has seen it. Mind the words, for a flagged message the second verdict is `disapproved`.
         */
        patch: operations["review-blocked-message"];
        trace?: never;
    };
    "/moderation/flagged-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List flagged messages
         * @description Lists the messages that wait for a moderator, each with who flagged it, when and why. Users put them here with `flag-a-message`, rules whose action is to flag do so too. `review-flagged-message` moves one on to the reviewed messages.
         */
        get: operations["list-flagged-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/flagged-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Review a flagged message
         * @description Gives the moderator's verdict on a flagged message. `approved` leaves it in its conversation, `disapproved` blocks and hides it; either way it moves from the flagged to the reviewed messages, and its sender is not told. Mind the words, for a blocked message the second verdict is `rejected`.
         */
        patch: operations["review-flagged-message"];
        trace?: never;
    };
    "/moderation/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keyword lists
         * @description Lists the app's lists of words, patterns and sentences with all their entries, those that come with the app (`default` is true) and your own.
         */
        get: operations["list-keyword-lists"];
        put?: never;
        /**
         * Create a keyword list
         * @description Adds a list of words, patterns or sentences that rules can refer to. It is sent as a form, with the entries typed in or as a CSV file of at most 1 MB. An app may have 25 lists beside those that come with it.
         */
        post: operations["create-keyword-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/keywords/{keywordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a keyword list
         * @description Reads one list of words, patterns or sentences with all its entries.
         */
        get: operations["get-keyword-list"];
        /**
         * Update a keyword list
         * @description Changes a list, for every rule that refers to it at once. The form is the one a list is created with; whether entries that are left out go or stay is not documented, so send all of them.
         */
        put: operations["update-keyword-list"];
        post?: never;
        /**
         * Delete a keyword list
         * @description Takes a list away. Rules that refer to it are affected and the service is not known to refuse, so change them first.
         */
        delete: operations["delete-keyword-list"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List submitted messages
         * @description Lists the messages that were submitted with `submit-message-for-moderation`, each with its verdict so far in `data.moderation.status` (`pending`, `approved` or `disapproved`).
         */
        get: operations["list-submitted-messages"];
        put?: never;
        /**
         * Submit a message for moderation
         * @description Has the app's rules judge a message that your app delivers by itself, not through the chat service. The answer comes before the verdict, with `data.moderation.status` `pending`; the verdict (`approved` or `disapproved`) comes by webhook or with `get-submitted-message`. A sender, receiver or group that does not exist yet is created from the details given.
         */
        post: operations["submit-message-for-moderation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a submitted message
         * @description Reads a message that was submitted for moderation. `data.moderation.status` is the verdict, `pending` until there is one, then `approved` or `disapproved`.
         */
        get: operations["get-submitted-message"];
        /**
         * Update a submitted message
         * @description Changes what a submitted message says and has the rules judge it anew. If they pass it, the edit is accepted; if not, the message is withheld. Unlike `update-message`, it answers the edited message itself.
         */
        put: operations["update-submitted-message"];
        post?: never;
        /**
         * Delete a submitted message
         * @description Deletes a submitted message together with all that moderation knows about it.
         */
        delete: operations["delete-submitted-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List moderation reasons
         * @description Lists the reasons that a message can be flagged with, those that come with the app (`default` is true) and your own. The `id` of one is the `reasonId` that `flag-a-message` takes.
         */
        get: operations["list-reasons"];
        put?: never;
        /**
         * Create a moderation reason
         * @description Adds a reason that users can choose when they flag a message. An app may have five reasons of its own beside those that come with it.
         */
        post: operations["create-reason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a moderation reason
         * @description Reads one reason that messages can be flagged with, whether it came with the app or is your own.
         */
        get: operations["get-reason"];
        /**
         * Rename a moderation reason
         * @description Changes the name that users see. The id and the description stay as they are.
         */
        put: operations["update-reason"];
        post?: never;
        /**
         * Delete a moderation reason
         * @description Takes a reason away, so that no message can be flagged with it any more. The answer stands at the top of the body, not inside `data`.
         */
        delete: operations["delete-reason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reviewed-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviewed messages
         * @description Lists the messages that a moderator has decided on, flagged and blocked ones alike. They got here by `review-flagged-message` and `review-blocked-message`; there is no way back. `message.data.moderation.status` tells whether one is visible (`approved`) or not (`disapproved`).
         */
        get: operations["list-reviewed-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List moderation rules
         * @description Lists the rules that messages are held against, those that come with the app (`default` is true) and your own, each in its active revision.
         */
        get: operations["list-rules"];
        put?: never;
        /**
         * Create a moderation rule
         * @description Adds a rule that every message is held against from now on. If one of its conditions holds, its actions are taken. An app may have 25 rules beside those that come with it, each with up to 10 conditions and 10 filters.
         */
        post: operations["create-rule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/rules/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a moderation rule
         * @description Reads one rule in its active revision. `list-rule-revisions` tells what it was before.
         */
        get: operations["get-rule"];
        /**
         * Update a moderation rule
         * @description Changes a rule. Every change makes a new revision, which replaces the former one at once; the former stays readable with `list-rule-revisions`.
         */
        put: operations["update-rule"];
        post?: never;
        /**
         * Delete a moderation rule
         * @description Takes a rule away, so that messages are no longer held against it. Whether a rule that came with the app can be deleted is not documented; it can be switched off.
         */
        delete: operations["delete-rule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/rules/{ruleId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List revisions of a rule
         * @description Lists what a rule is and what it has been, the newest first. Only that one is active; `createdAt` is the rule's and the same in all of them, `updatedAt` is when the revision was made.
         */
        get: operations["list-rule-revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/email/v1/providers/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the custom e-mail provider
         * @description Answers the webhook of your own that delivers the app's e-mails, its password included: keep the answer on the server.
         */
        get: operations["get-custom-email-provider"];
        /**
         * Update the custom e-mail provider
         * @description Changes the webhook of your own that delivers e-mails, and answers it. Send only what is to change.
         */
        put: operations["update-custom-email-provider"];
        /**
         * Save a custom e-mail provider
         * @description Has e-mails delivered by a webhook of your own, which must be an HTTPS address, and answers what was saved. With `useStoredEmailID`, only for users whose e-mail address is stored. User name and password are needed even where `useBasicAuth` is false.
         */
        post: operations["save-custom-email-provider"];
        /**
         * Delete the custom e-mail provider
         * @description Erases the webhook of your own; e-mails are no longer delivered by it.
         */
        delete: operations["delete-custom-email-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/email/v1/providers/sendgrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get SendGrid details
         * @description Answers the SendGrid account that the app sends e-mails by, its API key included: keep the answer on the server.
         */
        get: operations["get-sendgrid-details"];
        /**
         * Update SendGrid details
         * @description Changes the SendGrid account that the app sends e-mails by, and answers it. Send what is to change, and `allowEmailReplies` each time where replies are to stay allowed: its documented default is `false`.
         */
        put: operations["update-sendgrid-details"];
        /**
         * Save SendGrid details
         * @description Gives the app a SendGrid account to send e-mails by, and answers what was saved. The answer adds `repliesWebhook`, an address for replies that the service makes.
         */
        post: operations["save-sendgrid-details"];
        /**
         * Delete SendGrid details
         * @description Erases the SendGrid account from the app, which then sends no e-mails by it.
         */
        delete: operations["delete-sendgrid-details"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/apns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List APNs providers
         * @description Lists the app's push providers for the Apple Push Notification service (APNs), all at once.
         */
        get: operations["list-apns-providers"];
        /**
         * Update an APNs provider
         * @description Changes a push provider. The provider is named by `providerId` in the body, not in the path.
         */
        put: operations["update-apns-provider"];
        /**
         * Add an APNs provider
         * @description Gives the app access to the Apple Push Notification service (APNs) under an id of your choice, by which push tokens refer to it. The credentials are a key (`.p8`) of your team at Apple.
         */
        post: operations["add-apns-provider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/apns/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an APNs provider
         * @description Removes a push provider from the app. Let the devices whose push tokens name it register with another one first.
         */
        delete: operations["delete-apns-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/apns/default/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the default APNs provider
         * @description Makes a push provider the app's default for APNs. It takes no body.
         */
        put: operations["set-default-apns-provider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the custom push provider
         * @description Answers the webhook of your own that delivers the app's pushes, its password included: keep the answer on the server.
         */
        get: operations["get-custom-push-provider"];
        /**
         * Update the custom push provider
         * @description Changes the webhook of your own that delivers pushes, and answers it. Send only what is to change.
         */
        put: operations["update-custom-push-provider"];
        /**
         * Save a custom push provider
         * @description Has pushes delivered by a webhook of your own, which must be an HTTPS address, and answers what was saved. User name and password are needed even where `useBasicAuth` is false.
         */
        post: operations["save-custom-push-provider"];
        /**
         * Delete the custom push provider
         * @description Erases the webhook of your own; pushes are no longer delivered by it.
         */
        delete: operations["delete-custom-push-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/fcm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List FCM providers
         * @description Lists the app's push providers for Firebase Cloud Messaging (FCM), all at once.
         */
        get: operations["list-fcm-providers"];
        /**
         * Update an FCM provider
         * @description Changes a push provider. The provider is named by `providerId` in the body, not in the path.
         */
        put: operations["update-fcm-provider"];
        /**
         * Add an FCM provider
         * @description Gives the app access to Firebase Cloud Messaging (FCM) under an id of your choice, by which push tokens refer to it. The credentials are those of a service account of your Firebase project.
         */
        post: operations["add-fcm-provider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/fcm/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an FCM provider
         * @description Removes a push provider from the app. Let the devices whose push tokens name it register with another one first.
         */
        delete: operations["delete-fcm-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/fcm/default/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the default FCM provider
         * @description Makes a push provider the app's default for FCM. It takes no body.
         */
        put: operations["set-default-fcm-provider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List push tokens
         * @description Lists the push tokens registered under an auth token, all at once, or with `all` those of the user in whole. Their times are ISO 8601 text, unlike most times of this API.
         */
        get: operations["list-push-tokens"];
        put?: never;
        /**
         * Register a push token
         * @description Stores a device's push token under an auth token, so that the user is notified there. A user has at most 100 active tokens, a token at most 4,096 characters. The platform decides in which field the token is sent.
         */
        post: operations["register-push-token"];
        /**
         * Unregister push tokens
         * @description Removes the push tokens registered under an auth token, as on logging out, or with `all` every token of the user. The auth token is sent in a body.
         */
        delete: operations["unregister-push-tokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/tokens/{pushToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a push token
         * @description Removes one push token, so that the device gets no more pushes. The auth token it was registered under is sent in a body.
         */
        delete: operations["delete-push-token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/sms/v1/providers/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the custom SMS provider
         * @description Answers the webhook of your own that delivers the app's SMS, its password included: keep the answer on the server.
         */
        get: operations["get-custom-sms-provider"];
        /**
         * Update the custom SMS provider
         * @description Changes the webhook of your own that delivers SMS, and answers it. Send only what is to change.
         */
        put: operations["update-custom-sms-provider"];
        /**
         * Save a custom SMS provider
         * @description Has SMS delivered by a webhook of your own, which must be an HTTPS address, and answers what was saved. With `useStoredPhNo`, only for users whose phone number is stored. User name and password are needed even where `useBasicAuth` is false.
         */
        post: operations["save-custom-sms-provider"];
        /**
         * Delete the custom SMS provider
         * @description Erases the webhook of your own; SMS are no longer delivered by it.
         */
        delete: operations["delete-custom-sms-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/sms/v1/providers/twilio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Twilio details
         * @description Answers the Twilio account that the app sends SMS by, its auth token included: keep the answer on the server.
         */
        get: operations["get-twilio-details"];
        /**
         * Update Twilio details
         * @description Changes the Twilio account that the app sends SMS by, and answers it. Send only what is to change.
         */
        put: operations["update-twilio-details"];
        /**
         * Save Twilio details
         * @description Gives the app a Twilio account to send SMS by, and answers what was saved. Account SID, auth token and sender's number are needed.
         */
        post: operations["save-twilio-details"];
        /**
         * Delete Twilio details
         * @description Erases the Twilio account from the app, which then sends no SMS by it.
         */
        delete: operations["delete-twilio-details"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/v1/contact-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get contact details
         * @description Answers the e-mail address and phone number by which the user in `onBehalfOf` is notified.
         */
        get: operations["get-contact-details"];
        put?: never;
        post?: never;
        /**
         * Delete contact details
         * @description Erases the stored e-mail address and phone number of the user in `onBehalfOf`. Custom providers limited to stored contacts then pass the user by.
         */
        delete: operations["delete-contact-details"];
        options?: never;
        head?: never;
        /**
         * Update contact details
         * @description Changes the e-mail address, the phone number or both by which the user in `onBehalfOf` is notified, and answers them. The phone number starts with its country code.
         */
        patch: operations["update-contact-details"];
        trace?: never;
    };
    "/notifications/v1/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notification logs
         * @description Pages through the log of notifications, those sent and those withheld, and tells why one did not arrive. All filters may be combined. To go on, name the entry to go on from in `logId` and the direction in `affix`; the size of a page is the service's choice.
         */
        get: operations["list-notification-logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/v1/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get notification preferences
         * @description Answers how one user is notified and what of that the user may choose. The user is named by the query parameter `uid`; `onBehalfOf` is not supported.
         */
        get: operations["get-notification-preferences"];
        put?: never;
        post?: never;
        /**
         * Reset notification preferences
         * @description Puts one user's preferences back to their defaults and answers them in the flat form in which changes are sent.
         */
        delete: operations["reset-notification-preferences"];
        options?: never;
        head?: never;
        /**
         * Update notification preferences
         * @description Changes what notifies one user. What users may choose is told by the `…Override` fields that `get-notification-preferences` answers. Mind the names. A change is sent flat (`groupPreferences.groupMessages`), and the answer holds the whole in the nested form of `get-notification-preferences`.
         */
        patch: operations["update-notification-preferences"];
        trace?: never;
    };
    "/notifications/v1/preferences/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List muted conversations
         * @description Lists the conversations that a user has silenced, all at once.
         */
        get: operations["list-muted-conversations"];
        /**
         * Mute conversations
         * @description Silences conversations for a user, each until a moment of its own. Messages still arrive; they only do not notify.
         */
        put: operations["mute-conversations"];
        post?: never;
        /**
         * Unmute conversations
         * @description Lifts the silence from conversations of a user before its time. Which ones is sent in a body.
         */
        delete: operations["unmute-conversations"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/v1/preferences/timezone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a time zone
         * @description Answers the time zone in which a user's notification schedule is read.
         */
        get: operations["get-notification-timezone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a time zone
         * @description Changes the time zone in which a user's notification schedule is read, and answers it.
         */
        patch: operations["update-notification-timezone"];
        trace?: never;
    };
    "/notifications/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get notification settings
         * @description Answers how the app notifies its users: what notifies and by which channel, the sounds, and the wording. Users may choose otherwise where a setting's `…Override` is true.
         */
        get: operations["get-notification-settings"];
        put?: never;
        post?: never;
        /**
         * Reset notification settings
         * @description Puts the app's preferences, sounds and templates back to their defaults. What was set before is lost.
         */
        delete: operations["reset-notification-settings"];
        options?: never;
        head?: never;
        /**
         * Update notification settings
         * @description Changes how the app notifies its users. Send only what is to change, be it one setting, a sound or the wording of one kind of message.
         */
        patch: operations["update-notification-settings"];
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Lists the app's roles page by page. `default`, the role of every user who was given no other, is always among them.
         */
        get: operations["list-roles"];
        put?: never;
        /**
         * Create a role
         * @description Adds a role to the app, which may have 25. The id is yours to choose; the service lowercases it. What the role permits beyond its settings is up to `set-role-permissions`.
         */
        post: operations["create-role"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role
         * @description Fetches one role. Metadata and settings are left out of the answer where the role has none.
         */
        get: operations["get-role"];
        /**
         * Update a role
         * @description Changes a role. Fields that you leave out stay as they are; name those to be emptied in `unset`. The id itself cannot change.
         */
        put: operations["update-role"];
        post?: never;
        /**
         * Delete a role
         * @description Deletes a role for good. The role `default` cannot be deleted.
         */
        delete: operations["delete-role"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List role permissions
         * @description Lists the permissions that a role can be given, each with the values to choose from and its default. What the role is set to does not stand in the answer; that comes back from `set-role-permissions` and `unset-role-permission`.
         */
        get: operations["list-role-permissions"];
        /**
         * Set role permissions
         * @description Sets permissions of one role; those you leave out stay as they are. They hold in the whole app and are checked before what a group scope permits: both must allow an action. What a role denies fails with `ERR_PERMISSION_DENIED`.
         */
        put: operations["set-role-permissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}/permissions/{permission}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unset a role permission
         * @description Takes one permission away from a role, so that its default holds again. The answer lists the permissions that the role is left with.
         */
        delete: operations["unset-role-permission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}/restrictedfeatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List restricted features
         * @deprecated
         * @description Lists the features that were taken away from a role. Deprecated: use permissions instead, and list them with `list-role-permissions`.
         */
        get: operations["list-restricted-features"];
        put?: never;
        /**
         * Restrict features
         * @deprecated
         * @description Takes features away from a role. Deprecated: set the permissions to `deny` with `set-role-permissions` instead.
         */
        post: operations["restrict-features"];
        /**
         * Allow features again
         * @deprecated
         * @description Gives features back to a role, some or all of them. Deprecated: set the permissions to `allow` with `set-role-permissions` instead.
         */
        delete: operations["allow-features"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get usage metrics
         * @description Tells how many minutes of calls and how many users the app had in a span of time. Send the span in seconds; the answer repeats it in milliseconds.
         */
        get: operations["get-usage-metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get message metrics
         * @description Counts the messages sent, delivered and read of late, in stretches of five minutes. The span cannot be chosen. Times are in milliseconds, written as strings.
         */
        get: operations["get-message-receipt-metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List threads
         * @description Lists threads, that is messages that were replied to. Which ones, in which order and with what parameters is not documented.
         */
        get: operations["list-threads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists the app's users page by page, at most 1000 to a page. Narrow the list by name or uid, status, role or tags. Deactivated users are left out unless you ask for them.
         */
        get: operations["list-users"];
        /**
         * Reactivate users
         * @description Switches deactivated users on again. Their data, which deactivating keeps, is theirs as before.
         */
        put: operations["reactivate-users"];
        /**
         * Create a user
         * @description Adds a user to the app. The uid is yours to choose and never changes; the service lowercases it. Set `withAuthToken` to get the token the user logs in with in the same answer. An `authOnly` key may call this too, for demos only.
         */
        post: operations["create-user"];
        /**
         * Deactivate users
         * @description Deactivates several users at once. Their data is kept, and `reactivate-users` undoes it. To remove somebody for good, call `delete-user`.
         */
        delete: operations["deactivate-users"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description Fetches one user. On behalf of another user, that user's role must allow it.
         */
        get: operations["get-user"];
        /**
         * Update a user
         * @description Changes a user's details. Fields that you leave out stay as they are; name those to be emptied in `unset`. The uid itself cannot change.
         */
        put: operations["update-user"];
        post?: never;
        /**
         * Delete a user
         * @description Deactivates a user, or with `permanent` deletes the user for good together with messages, conversations and related data. Only the first can be undone, with `reactivate-users`.
         */
        delete: operations["delete-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/auth_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's auth tokens
         * @description Lists the auth tokens of one user page by page. A user has at most 100 active ones, so one page of the default size holds them all.
         */
        get: operations["list-authtokens"];
        put?: never;
        /**
         * Create an auth token
         * @description Creates a token that one user logs in with through a client SDK. Earlier tokens stay valid; of more than 100, only the newest 100 do. Create one for each device, on your server: an `authOnly` key may call this too, but for demos only.
         */
        post: operations["create-authtoken"];
        /**
         * Delete all auth tokens
         * @description Deletes every auth token of one user, which signs the user out everywhere. To let the user in again, create a new one.
         */
        delete: operations["flush-authtokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/auth_tokens/{authToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an auth token
         * @description Fetches one auth token of a user, with what is known of the platform and the client that use it.
         */
        get: operations["get-authtoken"];
        /**
         * Update an auth token
         * @description Notes the platform, the user agent or details of the app that use a token. The token itself stays the same.
         */
        put: operations["update-authtoken"];
        post?: never;
        /**
         * Delete an auth token
         * @description Deletes one auth token, which signs the user out where it is used. Other tokens of the user stay valid.
         */
        delete: operations["delete-authtoken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/blockedusers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocked users
         * @description Lists the users whom a user has blocked, page by page, each with the time of the block.
         */
        get: operations["list-blocked-users"];
        put?: never;
        /**
         * Block users
         * @description Makes a user block others. From then on neither side reaches the other with messages or calls. The answer has an outcome for each uid.
         */
        post: operations["block-users"];
        /**
         * Unblock users
         * @description Makes a user unblock others. New messages pass again; those sent meanwhile stay hidden. The answer has an outcome for each uid.
         */
        delete: operations["unblock-users"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user conversation
         * @description Reads the conversation between the user on whose behalf you call and the user in the path. While nobody has written, there is none and the call fails.
         */
        get: operations["get-user-conversation"];
        /**
         * Update a user conversation
         * @description Gives the conversation with the user in the path tags of its own. They belong to the user on whose behalf you call, and replace the tags it had.
         */
        put: operations["update-user-conversation"];
        post?: never;
        /**
         * Reset a user conversation
         * @description Clears the conversation with the user in the path for the user on whose behalf you call; the other side keeps it. With `deleteMessagesPermanently` its messages are removed for good.
         */
        delete: operations["reset-user-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark user conversation as delivered
         * @description Marks the messages from the user in the path as delivered for the user on whose behalf you call, up to the message you name. Without one, all of them are marked.
         */
        post: operations["mark-user-conversation-as-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pin a user conversation
         * @description Keeps the conversation with the user in the path on top of the list of the user on whose behalf you call. Nobody else sees the pin. A user pins at most five conversations, and none that the app has pinned for everyone.
         */
        post: operations["pin-user-conversation"];
        /**
         * Unpin a user conversation
         * @description Takes the pin from the conversation with the user in the path, for the user on whose behalf you call. A pin that the app has set for everyone stays.
         */
        delete: operations["unpin-user-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark user conversation as read
         * @description Marks the messages from the user in the path as read for the user on whose behalf you call, up to the message you name. Without one, all of them are marked.
         */
        post: operations["mark-user-conversation-as-read"];
        /**
         * Mark user conversation as unread
         * @description Marks the messages from the user in the path that came after the message you name as unread again, for the user on whose behalf you call. A user can do this five times a minute.
         */
        delete: operations["mark-user-conversation-as-unread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List friends
         * @description Lists the friends of a user, page by page, each with the conversation between the two.
         */
        get: operations["list-friends"];
        put?: never;
        /**
         * Add friends
         * @description Makes users friends of a user, up to 25 in one call. Friendship holds both ways and counts for both; a user has at most 1000 friends. There are no requests to accept; if you want them, your app asks first. The answer has an outcome for each uid.
         */
        post: operations["add-friends"];
        /**
         * Remove friends
         * @description Ends the friendship between a user and others, for both sides.
         */
        delete: operations["remove-friends"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages with a user
         * @description Lists the messages between the user in `onBehalfOf` and the user in the path. `meta.cursor` holds what to send for the stretch before or after.
         */
        get: operations["list-user-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    after_campaign_completed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a completed campaign
         * @description A campaign was sent to all whom it was meant for. Its counts and times come along, in seconds.
         */
        post: operations["receive-after-campaign-completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_campaign_failed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a failed campaign
         * @description A campaign could not be sent to those whom it was meant for. Its counts and times come along, in seconds.
         */
        post: operations["receive-after-campaign-failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_delivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a delivered item
         * @description An item of a user's feed has reached the device.
         */
        post: operations["receive-after-feed-item-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_interacted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a used item
         * @description A user has pressed something in an item of the feed. The status may still read `read`.
         */
        post: operations["receive-after-feed-item-interacted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a read item
         * @description A user has read an item of the feed inside the app.
         */
        post: operations["receive-after-feed-item-read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_sent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a sent item
         * @description An item was sent to a user's feed inside the app. Its content comes along, in this event only.
         */
        post: operations["receive-after-feed-item-sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_notification_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a notification batch
         * @description A batch of notifications was made and is being sent, for a campaign or by itself.
         */
        post: operations["receive-after-notification-created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_push_notification_clicked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a clicked push
         * @description A user has pressed a push notification of a campaign.
         */
        post: operations["receive-after-push-notification-clicked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_push_notification_delivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a delivered push
         * @description A push notification of a campaign has reached the user's device.
         */
        post: operations["receive-after-push-notification-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_push_notification_sent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a sent push
         * @description A push notification of a campaign was sent to a user.
         */
        post: operations["receive-after-push-notification-sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_busy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a busy line
         * @description The user who is called is in another call. It happens in calls between two users only.
         */
        post: operations["receive-call-busy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_cancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a cancelled call
         * @description The caller has given up before anybody answered. The Calls API spells this state `canceled`.
         */
        post: operations["receive-call-cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_ended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of an ended call
         * @description Everybody has left the session of a ringing call, and it is over. All participants come, with their times in seconds.
         */
        post: operations["receive-call-ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_initiated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a placed call
         * @description A user calls another user or a group, and it rings. Either the call starts, or just one of busy, cancelled, rejected and unanswered follows.
         */
        post: operations["receive-call-initiated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_participant_joined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a call participant
         * @description Somebody has entered the session of a ringing call. Participants are told by name only, and what is yes or no comes as a string.
         */
        post: operations["receive-call-participant-joined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_participant_left: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a leaving participant
         * @description Somebody has left the session of a ringing call. Participants are told by name only, and what is yes or no comes as a string.
         */
        post: operations["receive-call-participant-left"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_rejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a rejected call
         * @description The user who is called does not want to talk. It happens in calls between two users only.
         */
        post: operations["receive-call-rejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_started: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a started call
         * @description The session of a ringing call has begun, with the first participant in it.
         */
        post: operations["receive-call-started"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_unanswered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of an unanswered call
         * @description Nobody has answered in time. A call to a group is unanswered if no member joined at all.
         */
        post: operations["receive-call-unanswered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a new group
         * @description A group was created. Those who are in it from the start come by uid.
         */
        post: operations["receive-group-created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a deleted group
         * @description A group was deleted. It comes as it was last.
         */
        post: operations["receive-group-deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_added: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of added members
         * @description Somebody has added members to a group. They come by uid, together with who did it.
         */
        post: operations["receive-group-member-added"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_banned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of banned members
         * @description Somebody has banned members from a group; they are out and cannot come back. They come by uid, together with who did it.
         */
        post: operations["receive-group-member-banned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_joined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a new member
         * @description A user has joined a group. The user comes by uid; nobody else took part, so there is no `by`.
         */
        post: operations["receive-group-member-joined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_kicked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of kicked members
         * @description Somebody has put members out of a group; they may join again. They come by uid, together with who did it.
         */
        post: operations["receive-group-member-kicked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_left: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a leaving member
         * @description A user has left a group. The user comes by uid; nobody else took part, so there is no `by`.
         */
        post: operations["receive-group-member-left"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_removed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of removed members
         * @description Members were removed from a group. What `data` holds is not documented; the other events about members bring the group, the members by uid and who did it.
         */
        post: operations["receive-group-member-removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_scope_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a changed scope
         * @description Somebody has changed what members may do in a group. They come by uid, each with the scope of now and that of before.
         */
        post: operations["receive-group-member-scope-changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_unbanned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of unbanned members
         * @description Somebody has lifted the ban on users, who may join the group again. They come by uid, together with who did it.
         */
        post: operations["receive-group-member-unbanned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_owner_transferred: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a new owner
         * @description A group has a new owner. The group comes as it is now, with the former owner's uid as `oldOwner`.
         */
        post: operations["receive-group-owner-transferred"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a changed group
         * @description A group's name, picture or other details have changed. The group comes as it is now.
         */
        post: operations["receive-group-updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_ended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of an ended meeting
         * @description Everybody has left a meeting, and it is over. All participants come, with their times in seconds.
         */
        post: operations["receive-meeting-ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_participant_joined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a meeting participant
         * @description Somebody has entered a meeting. Participants are told by name only, and what is yes or no comes as a string.
         */
        post: operations["receive-meeting-participant-joined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_participant_left: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a leaving participant
         * @description Somebody has left a meeting. Participants are told by name only, and what is yes or no comes as a string.
         */
        post: operations["receive-meeting-participant-left"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_started: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a started meeting
         * @description The session of a meeting has begun. A meeting does not ring; people come to it.
         */
        post: operations["receive-meeting-started"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a deleted message
         * @description Somebody has deleted a message. What comes is the record of it; what is left of the message stands in its `data.entities.on.entity` and may be no more than its id and the time, in seconds.
         */
        post: operations["receive-message-deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_delivery_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a delivered message
         * @description A client confirms that a message has reached its user. The time is in seconds.
         */
        post: operations["receive-message-delivery-receipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_edited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of an edited message
         * @description Somebody has changed a message. What comes is the record of it; the message as it reads now stands in its `data.entities.on.entity`.
         */
        post: operations["receive-message-edited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_reaction_added: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a new reaction
         * @description A user has reacted to a message, with an emoji or a short text.
         */
        post: operations["receive-message-reaction-added"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_reaction_removed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a removed reaction
         * @description A user has taken a reaction back. It comes as it was given, its time included; when it was taken back is not told.
         */
        post: operations["receive-message-reaction-removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_read_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a read message
         * @description A client confirms that its user has read a message. The time is in seconds.
         */
        post: operations["receive-message-read-receipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_sent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a new message
         * @description A user, a bot or the app has sent a message. It comes whole, with its sender and receiver as they were then.
         */
        post: operations["receive-message-sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_engine_approved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of an approved message
         * @description The moderation engine found nothing wrong with a message, which now goes to its receivers. The message comes whole, with the verdict `approved`.
         */
        post: operations["receive-moderation-engine-approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_engine_blocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a blocked message
         * @description The moderation engine has blocked a message, which its receivers never see. It comes whole, with the verdict `disapproved`; the rule it broke is not told.
         */
        post: operations["receive-moderation-engine-blocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_engine_failed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a failed engine
         * @description OpenAI or an engine of your own could not decide about a message. The event comes besides that of the approved or blocked message, one for each pass of moderation. Failures of the engines that the service itself runs are not told.
         */
        post: operations["receive-moderation-engine-failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_manual_approved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a moderator's approval
         * @description A moderator has approved a message that the engine had blocked, and it goes to its receivers after all. The rules that it broke come along.
         */
        post: operations["receive-moderation-manual-approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    recording_generated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a recording
         * @description The recording of a call or a meeting can be fetched. Its start and its length come as strings.
         */
        post: operations["receive-recording-generated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    transcription_generated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a transcript
         * @description The transcript of a call or a meeting can be fetched. Its times are numbers, in seconds.
         */
        post: operations["receive-transcription-generated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_blocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a blocked user
         * @description A user has blocked others, who can no longer write to this user. They come by uid.
         */
        post: operations["receive-user-blocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_connection_status_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a changed connection
         * @description A user's client has connected or disconnected. Unlike in all other events, the times of the connection are in milliseconds; those of the user are in seconds.
         */
        post: operations["receive-user-connection-status-changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_mentioned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of a mention
         * @description A message mentions a user. It comes whole; `data.mentions` holds those who are mentioned, by uid.
         */
        post: operations["receive-user-mentioned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_unblocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear of an unblocked user
         * @description A user lets others through again that were blocked. They come by uid.
         */
        post: operations["receive-user-unblocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Says that something was done, in a flag and a sentence. */
        Acknowledgement: {
            /** @description The outcome as a sentence for a person; its wording is not part of the contract. */
            message: string;
            /** @description Whether it was done. */
            success: boolean;
        };
        /** @description Those who take part in an action. */
        ActionEntities: {
            /** @description Who did it. */
            by?: components["schemas"]["UserEntity"];
            /** @description The other side of the conversation, a user or the group. */
            for?: components["schemas"]["ReceiverEntity"];
            /** @description What it was done to. */
            on?: components["schemas"]["ActionTarget"];
        };
        /** @description A record of something that was done, to a member of a group (`groupMember`) or to a message (`message`). */
        ActionMessage: components["schemas"]["MessageBase"] & {
            /**
             * @description Marks a record of something that was done.
             * @constant
             */
            category: "action";
            data: components["schemas"]["ActionMessageData"];
            /** @description What it was done to. */
            type: 'groupMember' | 'message' | (string & {});
        };
        /** @description What was done, by whom and to what. */
        ActionMessageData: {
            /** @description What was done. `edited` and `deleted` are done to messages, the others to members of groups. */
            action: 'edited' | 'deleted' | 'joined' | 'left' | 'kicked' | 'banned' | 'unbanned' | 'added' | 'invited' | 'scopeChanged' | (string & {});
            entities?: components["schemas"]["ActionEntities"];
        };
        /** @description What an action was done to, a member of a group or a message. */
        ActionTarget: components["schemas"]["UserEntity"] | components["schemas"]["GroupEntity"] | components["schemas"]["MessageEntity"];
        /** @description Access to the Apple Push Notification service. */
        AddApnsProviderRequest: {
            /** @description Bundle id of the iOS app. */
            bundleId?: string;
            /** @description Whether pushes wake the app in the background (`content-available`). */
            includeContentAvailable?: boolean;
            /** @description Whether the app may change a push before it is shown (`mutable-content`). */
            includeMutableContent?: boolean;
            /** @description Id of the key at Apple. */
            keyId?: string;
            /** @description The key, as text. A secret. */
            p8Key?: string;
            /** @description Name of the file that the key came in. */
            p8KeyFilename?: string;
            /** @description Whether to send by Apple's production service and not by its sandbox. */
            productionMode?: boolean;
            /** @description Your name for the provider; push tokens will refer to it. */
            providerId?: string;
            /** @description Id of your team at Apple. */
            teamId?: string;
        };
        /** @description What became of each user. */
        AddedFriends: {
            accepted?: components["schemas"]["UserResults"];
        };
        /** @description What became of each user, list by list as they were sent. */
        AddedGroupMembers: {
            admins?: components["schemas"]["MemberResults"];
            moderators?: components["schemas"]["MemberResults"];
            participants?: components["schemas"]["MemberResults"];
            usersToBan?: components["schemas"]["MemberResults"];
        };
        /** @description Access to Firebase Cloud Messaging. */
        AddFcmProviderRequest: {
            notificationInPayload?: components["schemas"]["FcmNotificationInPayload"];
            /** @description Your name for the provider; push tokens will refer to it. */
            providerId?: string;
            serviceAccountCreds?: components["schemas"]["FcmServiceAccount"];
            /** @description Name of the file that the service account came in. */
            serviceAccountFilename?: string;
        };
        /** @description Whom to make friends of the user. */
        AddFriendsRequest: {
            /** @description Uids of the new friends, at most 25. */
            accepted?: components["schemas"]["Uid"][];
            /**
             * @description Whether the conversations with the new friends are created as well.
             * @default false
             */
            addToConversations?: boolean;
        };
        /** @description Users to let into a group, by scope, and users to keep out. At most 25 over all four lists; whoever stands in several takes the highest place. */
        AddGroupMembersRequest: {
            /** @description Users who join as admins. */
            admins?: components["schemas"]["MemberUids"];
            /** @description Users who join as moderators. */
            moderators?: components["schemas"]["MemberUids"];
            /** @description Users who join as participants. */
            participants?: components["schemas"]["MemberUids"];
            /** @description Users to ban from the group. */
            usersToBan?: components["schemas"]["MemberUids"];
        };
        /** @description The direction to go on in, `append` (after the cursor) or `prepend` (before it). */
        Affix: 'append' | 'prepend' | (string & {});
        /** @description The API tools to add or to take away. */
        AgentApiToolsRequest: {
            /** @description Slugs of the API tools. */
            apiTools: string[];
        };
        /** @description An agent made with the agent builder, which answers users with a language model. */
        AgentBuilderAgent: {
            /** @description Slugs of the API tools it may call. */
            apiTools?: string[];
            /** @description The app the agent belongs to. Left out in lists. */
            appId?: string;
            createdAt: components["schemas"]["UnixMilliseconds"];
            /** @description What the agent is for. */
            description?: string;
            /** @description Ids of the knowledge base files it draws on. */
            files?: string[];
            /** @description The instruction in a second form, kept by the service; how it differs is not documented. */
            formattedInstruction?: string;
            /** @description Ids of the frontend actions it may trigger. */
            frontendActions?: string[];
            /** @description Address of the agent's picture. */
            icon?: string;
            /** @description How the agent is to behave, as it was written. */
            instruction?: string;
            /** @description Whether the agent answers. */
            isActive: boolean;
            /** @description When it last wrote, in milliseconds since 1970-01-01T00:00:00Z; null before its first message. */
            lastMessageAt?: number | null;
            /** @description Slugs of the MCP servers it may use. */
            mcpServers?: string[];
            /** @description Free-form data of your own about the agent. */
            metaData?: {
                [key: string]: unknown;
            };
            /** @description The language model that answers, by the name in the list of models. */
            model?: string;
            modelMetaData?: components["schemas"]["AgentModelSettings"];
            /** @description The name others see. */
            name: string;
            /** @description Other sources of knowledge that it draws on. */
            otherKbIntegrations?: string[];
            /** @description Which generation of retrieval from the knowledge base serves the agent. */
            ragVersion?: 'v1' | 'v2' | (string & {});
            /** @description Slugs of the ready-to-use tools it may use. */
            tools?: string[];
            /** @description Identifies the agent; given by the service. */
            uid: string;
            updatedAt: components["schemas"]["UnixMilliseconds"];
            /** @description Ids of the knowledge base websites it draws on. */
            websites?: string[];
        };
        /** @description A place in a list and the direction to go on from it. Sent back as query parameters it fetches the records beyond. */
        AgentBuilderCursor: {
            affix?: components["schemas"]["Affix"];
            createdAt?: components["schemas"]["UnixMilliseconds"];
        };
        /** @description Where one stretch of a list stands, and where it goes on in either direction. */
        AgentBuilderCursorMeta: {
            current?: components["schemas"]["CursorPosition"];
            next?: components["schemas"]["AgentBuilderCursor"];
            previous?: components["schemas"]["AgentBuilderCursor"];
        };
        /** @description Says whether it was done, and no more. */
        AgentBuilderOutcome: {
            /** @description Whether it was done. */
            success: boolean;
        };
        /** @description A variable of your own, which agents' instructions and API tools may refer to. */
        AgentCustomVariable: {
            /** @description Identifies the variable; the `variableId` of changing and deleting it. */
            _id: string;
            /** @description The app the variable belongs to. */
            appId?: string;
            /** @description The kind of variable, here always `custom`. */
            category?: 'custom' | (string & {});
            /** @description The value of a constant; empty otherwise. */
            constantValue?: string;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            /** @description The value to fall back on when the metadata has none. */
            defaultValue?: string;
            /** @description What the value means. */
            description?: string;
            /** @description The name it is referred to by, after `@var-custom:`. */
            name: string;
            /** @description Where in the metadata the value stands, as a dotted path. */
            sourcePath?: string;
            /** @description Where the value comes from, which is the metadata of the message (`message_metadata`), that of its sender (`user_metadata`), or the variable itself (`constant`). */
            sourceType: 'message_metadata' | 'user_metadata' | 'constant' | (string & {});
            updatedAt?: components["schemas"]["UnixMilliseconds"];
        };
        /** @description An API tool that an agent may call. */
        AgentEnabledApiTool: {
            /** @description When to use it, what it needs and what it returns. */
            description?: string;
            /** @description The address that is called. */
            endpoint?: string;
            /** @description Address of the tool's picture. */
            icon?: string;
            /** @description The HTTP method of the call. */
            method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | (string & {});
            /** @description The name people see. */
            name: string;
            /** @description The values that the agent fills in. */
            parameters?: components["schemas"]["AgentToolParameter"][];
            /** @description Identifies the tool. */
            slug: string;
        };
        /** @description A frontend action that an agent may trigger. */
        AgentEnabledFrontendAction: {
            /** @description When to trigger it and what it does. */
            description?: string;
            /** @description Identifies the action; the record itself calls it `_id`. */
            id: string;
            /** @description The name people see. */
            name: string;
            /** @description The values that the agent hands to the function. */
            parameters?: components["schemas"]["AgentToolParameter"][];
            /** @description The function that the client runs. */
            triggerFunction?: string;
        };
        /** @description What an agent may use, by kind. */
        AgentEnabledItems: {
            /** @description Its API tools. */
            apiTools?: components["schemas"]["AgentEnabledApiTool"][];
            /** @description Its frontend actions. */
            frontendActions?: components["schemas"]["AgentEnabledFrontendAction"][];
            /** @description Its MCP servers. */
            mcpServers?: components["schemas"]["AgentEnabledMcpServer"][];
            /** @description Its ready-to-use tools. */
            tools?: components["schemas"]["AgentEnabledTool"][];
        };
        /** @description An MCP server that an agent may use. */
        AgentEnabledMcpServer: {
            /** @description What the server offers. */
            description?: string;
            /** @description Address of the server's picture. */
            icon?: string;
            /** @description The name people see. */
            name: string;
            /** @description Identifies the server. */
            slug: string;
            /** @description Address of the server. */
            url?: string;
        };
        /** @description A ready-to-use tool of an agent, with the actions that are switched on. */
        AgentEnabledTool: {
            /** @description The actions that are switched on. */
            actions?: components["schemas"]["AgentEnabledToolAction"][];
            /** @description What the tool is for. */
            description?: string;
            /** @description Address of the tool's picture. */
            icon?: string;
            /** @description The name people see. */
            name: string;
            /** @description Identifies the tool. */
            slug: string;
        };
        /** @description An action of a tool that is switched on. */
        AgentEnabledToolAction: {
            /** @description What the action does. */
            description?: string;
            /** @description The name people see. */
            name: string;
            /** @description Identifies the action; the list of a tool's actions calls it `name`. */
            slug: string;
        };
        /** @description The frontend actions to add or to take away. */
        AgentFrontendActionsRequest: {
            /** @description Ids of the frontend actions. */
            frontendActions: string[];
        };
        /** @description What an AI agent says (`assistant`), or a step of its use of a tool: what it calls the tool with (`tool-arguments`), and what the tool gives back (`tool-result`). */
        AgenticMessage: components["schemas"]["MessageBase"] & {
            /**
             * @description Marks a message of an AI agent.
             * @constant
             */
            category: "agentic";
            data: components["schemas"]["AgenticMessageData"];
            /** @description What the agent says or does. */
            type: 'assistant' | 'tool-arguments' | 'tool-result' | (string & {});
        };
        /** @description What a message of an AI agent holds. Beside the text, its content is not documented and so open. */
        AgenticMessageData: components["schemas"]["MessageDataBase"] & ({
            /** @description What the agent says, where it says something. */
            text?: string;
        } & {
            [key: string]: unknown;
        });
        /** @description The knowledge base sources to add or to take away. */
        AgentKnowledgeSourcesRequest: {
            /** @description Ids of the sources, all of the kind that the path names. */
            uniqueIds: string[];
        };
        /** @description The MCP servers to add or to take away. */
        AgentMcpServersRequest: {
            /** @description Slugs of the MCP servers. */
            mcps: string[];
        };
        /** @description A language model that agents may answer with. */
        AgentModel: {
            /** @description Whether agents that name no model get this one. */
            default?: boolean;
            /** @description The model's name; give it as `model` of an agent. */
            model: string;
            /** @description Who runs the model. */
            provider: 'openai' | 'anthropic' | (string & {});
            /** @description Settings of the model. What it holds is not documented. */
            settings?: {
                [key: string]: unknown;
            };
        };
        /** @description How the model is tuned. Models may take settings beyond those listed. */
        AgentModelSettings: {
            /** @description The longest answer, in tokens. */
            maxTokens?: number;
            /** @description How freely the model words its answers; the lower, the more predictable. */
            temperature?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description One thing a ready-to-use tool can do. */
        AgentToolAction: {
            /** @description What the action does. */
            description?: string;
            /** @description The name people see. */
            displayName?: string;
            /** @description Identifies the action; what switching it on and off takes. The list of enabled items calls it `slug`. */
            name: string;
        };
        /** @description The actions of a tool to switch on or off. */
        AgentToolActionsRequest: {
            /** @description Names of the actions, as the list of the tool's actions has them. */
            actions: string[];
        };
        /** @description A tool as the language model is told of it. */
        AgentToolFunction: {
            /** @description When to use it and what it gives. */
            description?: string;
            /** @description The name the model calls it by. */
            name?: string;
            parameters?: components["schemas"]["AgentToolFunctionParameters"];
        };
        /** @description A JSON Schema of the values that the model has to supply. */
        AgentToolFunctionParameters: {
            /** @description The schema of each value, by its name. */
            properties?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /** @description Names of the values that must be there. */
            required?: string[];
            /** @description The kind of schema, `object` in every answer known. */
            type?: 'object' | (string & {});
        };
        /** @description A value that the agent fills in when it uses a tool. */
        AgentToolParameter: {
            /** @description What the value means; the agent goes by it. */
            description: string;
            /** @description The parameter's name. */
            key: string;
            /** @description Whether the tool cannot do without the value. */
            required?: boolean;
            /** @description The JSON type of the value. */
            type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | (string & {});
        };
        /** @description A value that the agent is to fill in when it uses a tool. */
        AgentToolParameterRequest: {
            /** @description What the value means; the agent goes by it. */
            description: string;
            /** @description The parameter's name. */
            key: string;
            /** @description Whether the tool cannot do without the value. */
            required?: boolean;
            /** @description The JSON type of the value, such as `string`. */
            type: string;
        };
        /** @description The ready-to-use tools to add or to take away. */
        AgentToolsRequest: {
            /** @description Slugs of the tools, such as `gmail`. */
            tools: string[];
        };
        /** @description A value that instructions and API tools may refer to, built in or of your own, and where it is used. */
        AgentVariable: {
            /** @description Built in (`auth`) or of your own (`custom`). */
            category?: 'auth' | 'custom' | (string & {});
            /** @description What the value means. */
            description?: string;
            /** @description The name it is referred to by, after `@var-auth:` or `@var-custom:`. */
            name: string;
            /** @description Where the value comes from; `auth` is the user who is talking to the agent. */
            sourceType?: 'auth' | 'message_metadata' | 'user_metadata' | 'constant' | (string & {});
            /** @description How often agents' instructions and API tools use it. */
            usageCount?: number;
            /** @description The agents whose instructions use it. */
            usedByAgents?: components["schemas"]["AgentVariableUser"][];
            /** @description The API tools that use it. What it holds is not documented. */
            usedByTools?: {
                [key: string]: unknown;
            };
        };
        /** @description An agent whose instructions use a variable. */
        AgentVariableUser: {
            /** @description The agent's name. */
            name?: string;
            /** @description Identifies the agent. */
            uid?: string;
        };
        /** @description The features to give back. */
        AllowFeaturesRequest: {
            /** @description Whether to give back every feature. */
            allowAll?: boolean;
            /** @description Keys of the features to give back. */
            featuresToAllow?: components["schemas"]["FeatureKey"][];
        };
        /** @description A key that calls are made with. An app may have 25. */
        ApiKey: {
            /** @description The key itself, 40 hexadecimal digits, as sent in the header `apikey`. */
            apiKey: string;
            /** @description When the key was created, in seconds since 1970-01-01T00:00:00Z. */
            createdAt: components["schemas"]["UnixSeconds"];
            /** @description The name people know the key by. */
            name: string;
            scope: components["schemas"]["ApiKeyScope"];
        };
        /**
         * @description What a key may do. Everything (`fullAccess`, for servers only), or just create users and auth tokens (`authOnly`, for demos).
         * @enum {string}
         */
        ApiKeyScope: "fullAccess" | "authOnly";
        /** @description An HTTP endpoint of yours that agents may call. */
        ApiTool: {
            /** @description The record's id. In the answers known it joins the app and the slug. */
            _id: string;
            /** @description Whether the agent may send values beyond the parameters. */
            allowAdditionalProperties?: boolean;
            /** @description The app the tool belongs to. */
            appId?: string;
            /** @description The body of the call with `{{name}}` for each value to fill in, written into a string; null when there is none. */
            bodyTemplate?: string | null;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            /** @description When to use it, what it needs and what it returns; agents go by it. */
            description?: string;
            /** @description Whether the call carries a user name and a password. Neither of them is ever answered. */
            enableBasicAuth?: boolean;
            /** @description The address that is called. */
            endpoint: string;
            /** @description Headers of the call, as a JSON object written into a string; null when there are none. */
            headers?: string | null;
            /** @description Address of the tool's picture. */
            icon?: string;
            /** @description The HTTP method of the call. */
            method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | (string & {});
            /** @description The name people see. */
            name: string;
            /** @description The values that the agent fills in. */
            parameters?: components["schemas"]["AgentToolParameter"][];
            /** @description Identifies the tool in the app. */
            slug: string;
            tool?: components["schemas"]["AgentToolFunction"];
            updatedAt?: components["schemas"]["UnixMilliseconds"];
        };
        /** @description Access to the Apple Push Notification service, by which the app sends pushes. */
        ApnsProvider: {
            /** @description Bundle id of the iOS app. */
            bundleId?: string;
            /** @description Whether pushes wake the app in the background (`content-available`). */
            includeContentAvailable?: boolean;
            /** @description Whether the app may change a push before it is shown (`mutable-content`). */
            includeMutableContent?: boolean;
            /** @description Id of the key at Apple. */
            keyId?: string;
            /** @description The key, as text. A secret. */
            p8Key?: string;
            /** @description Name of the file that the key came in. */
            p8KeyFilename?: string;
            /** @description Whether to send by Apple's production service and not by its sandbox. */
            productionMode?: boolean;
            /** @description Identifies the provider; push tokens name it. */
            providerId?: string;
            /** @description Id of your team at Apple. */
            teamId?: string;
        };
        /** @description What notifies in the app, by which channel, and where users may choose otherwise. */
        AppNotificationPreferences: {
            /** @description Whether a mention notifies even where the user's preferences say otherwise. */
            bypassPreferencesForMentions?: boolean;
            call?: components["schemas"]["CallNotificationSettings"];
            email?: components["schemas"]["NotificationDigestSettings"];
            group?: components["schemas"]["GroupNotificationSettings"];
            mute?: components["schemas"]["MuteNotificationSettings"];
            oneOnOne?: components["schemas"]["OneOnOneNotificationSettings"];
            push?: components["schemas"]["PushPayloadSettings"];
            sms?: components["schemas"]["NotificationDigestSettings"];
        };
        /** @description Lets one user log in through a client SDK. It does not expire; it is good until it is deleted or until the user has 100 newer ones. */
        AuthToken: {
            /** @description Details of the client app. Sent as an object, published as a string in answers. */
            appInfo?: string | {
                [key: string]: unknown;
            };
            /** @description The token itself; begins with the uid and an underscore. */
            authToken: string;
            /** @description When the token was created, in seconds since 1970-01-01T00:00:00Z. */
            createdAt: components["schemas"]["UnixSeconds"];
            /** @description The platform that uses the token. */
            platform?: string;
            /** @description Uid of the user the token belongs to. */
            uid: string;
            /** @description The client's user agent. */
            userAgent?: string;
        };
        /** @description A user who is banned from a group. */
        BannedUser: components["schemas"]["User"] & {
            /** @description When the user was banned, in seconds. */
            bannedAt?: components["schemas"]["UnixSeconds"];
            /** @description Whether the user is banned; `true` in this list. */
            isBanned?: boolean;
            /** @description When the user had joined the group, in seconds. */
            joinedAt?: components["schemas"]["UnixSeconds"];
            /** @description What the user could do in the group before the ban. */
            scope?: components["schemas"]["MemberScope"];
        };
        /** @description A message that a rule kept from its receivers, and the rule. The message's own `data.moderation.status` is a snapshot and may still read `pending`. */
        BlockedMessage: WithRequired<components["schemas"]["RuleMatch"], "ruleId" | "message">;
        /** @description Whom the user blocks, or blocks no longer. */
        BlockUsersRequest: {
            /** @description Uids of the users. */
            blockedUids: components["schemas"]["Uid"][];
        };
        /** @description Yes or no, as a string. */
        BooleanString: 'true' | 'false' | (string & {});
        /** @description A moderation rule at the moment it blocked a message. */
        BrokenRule: {
            /** @description What the rule did to the message. */
            action?: components["schemas"]["RuleAction"][];
            /** @description When the rule blocked the message, in seconds. */
            blockedAt?: components["schemas"]["UnixSeconds"];
            /** @description Id of the rule. */
            id: string;
            /** @description Name of the rule. */
            name: string;
            /** @description The revision of the rule that was active then. */
            revisionId: string;
        };
        /** @description An agent that runs in a framework of your own and talks to users through the service. */
        ByoAgent: {
            /** @description Internal id of the record. */
            _id?: string;
            /** @description Names of the actions the agent may call. */
            actions?: string[];
            /** @description The app the agent belongs to. */
            appId?: string;
            /**
             * Format: date-time
             * @description When the agent was registered, in ISO 8601.
             */
            createdAt?: string;
            /** @description When the agent was removed, in ISO 8601; null as long as it is there. Only null has been seen. */
            deletedAt?: string | null;
            /** @description Address of the agent's picture. */
            icon?: string;
            /** @description How the agent is told to behave. Seen in answers only; no request takes it. */
            instruction?: string;
            integrateWith: components["schemas"]["ByoFramework"];
            integrationMeta?: components["schemas"]["ByoAgentConnection"];
            /** @description What is brought; so far always an agent. */
            integrationType?: 'agent' | (string & {});
            /** @description Whether the agent answers. */
            isActive: boolean;
            metaData?: components["schemas"]["ByoAgentGreeting"];
            /** @description The name users see. */
            name: string;
            /** @description Names of the tools the agent may call. */
            tools?: string[];
            /** @description Identifies the agent; a UUID. */
            uid: string;
            /**
             * Format: date-time
             * @description When the agent changed last, in ISO 8601.
             */
            updatedAt?: string;
        };
        /**
         * @description Whether the agent answers.
         * @default true
         */
        ByoAgentActive: boolean;
        /** @description How the agent is reached. Which fields it has depends on the framework. */
        ByoAgentConnection: {
            /** @description Id of the agent within its framework, for Mastra and Agno. */
            agentId?: string;
            /** @description Public address at which the agent is reached. */
            baseUrl?: string;
            /** @description Id that users without one go by, for AG2. */
            defaultUserId?: string;
            /** @description Headers sent along to the agent, such as `authorization`. An object for LangGraph, CrewAI, the Vercel AI SDK and AG-UI; a string for AG2, Rasa and Agno. */
            headers?: components["schemas"]["ByoHeaders"] | components["schemas"]["ByoHeaderLines"];
        };
        /** @description What the agent says and offers before the first question. */
        ByoAgentGreeting: {
            /** @description How the agent says hello. */
            greetingMessage?: string;
            /** @description How the agent introduces itself. */
            introductoryMessage?: string;
            /** @description Questions the user may pick instead of typing. */
            suggestedMessages?: string[];
        };
        /**
         * Format: uri
         * @description Address of the agent's picture.
         */
        ByoAgentIcon: string;
        /** @description The name users see; at most 100 characters. */
        ByoAgentName: string;
        /**
         * Format: uri
         * @description Public HTTPS address at which the agent is reached.
         */
        ByoAgentUrl: string;
        /** @description The name agents call it by, unique in the app and unchangeable. Begins with a letter, an underscore or a dollar sign, goes on with these, digits and hyphens; at most 100 characters. */
        ByoCallableName: string;
        /** @description The framework the agent runs in. */
        ByoFramework: 'mastra' | 'mastra-legacy' | 'langgraph' | 'crewai' | 'vercelV5' | 'ag2' | 'rasa' | 'agno' | 'ag-ui' | (string & {});
        /** @description Headers sent along to the agent, as lines of the form `name:value`; for AG2 they are also shown as JSON in a string. */
        ByoHeaderLines: string;
        /** @description Headers sent along to the agent, by name. */
        ByoHeaders: {
            [key: string]: string;
        };
        /**
         * @description What is brought; always an agent.
         * @enum {string}
         */
        ByoIntegrationType: "agent";
        /** @description Something an agent may call. An action runs in the client; a tool is carried out elsewhere and only shown there. */
        ByoTool: {
            /** @description Internal id of the record; the app and the tool's name, joined by an underscore. */
            _id?: string;
            /** @description The app the tool belongs to. */
            appId?: string;
            /**
             * Format: date-time
             * @description When the tool was defined, in ISO 8601.
             */
            createdAt?: string;
            /** @description The name users see. */
            displayName: string;
            /** @description Whether the client leaves it alone and only shows that it is at work. */
            doNotExecute?: boolean;
            /** @description What users read while it runs. */
            executionText: string;
            /** @description The name agents call it by, unique in the app. */
            name: string;
            tool?: components["schemas"]["ByoToolFunction"];
            /** @description A `tool` if `doNotExecute` is true, otherwise an `action`. */
            type: 'action' | 'tool' | (string & {});
            /**
             * Format: date-time
             * @description When the tool changed last, in ISO 8601.
             */
            updatedAt?: string;
        };
        /** @description The tool as the agent's model sees it. */
        ByoToolFunction: {
            /** @description What it does, for the model to decide when to call it. */
            description?: string;
            /** @description The name the model calls it by. */
            name?: string;
            parameters?: components["schemas"]["ByoToolParameters"];
        };
        /** @description Names of tools or actions that the app has. */
        ByoToolNames: string[];
        /** @description One parameter, as a JSON Schema. */
        ByoToolParameter: {
            /** @description What it is for, in words the model understands. */
            description: string;
            /** @description Its type in JSON Schema, such as `string`. */
            type: string;
        };
        /** @description What the tool takes, as a JSON Schema of an object. */
        ByoToolParameters: {
            /** @description The parameters by name. */
            properties?: {
                [key: string]: components["schemas"]["ByoToolParameter"];
            };
            /** @description Names of the parameters that must be given. */
            required?: string[];
            /** @description Always `object`. */
            type?: 'object' | (string & {});
        };
        /** @description What it takes, as a JSON Schema of an object. Required for an action, with `properties` empty where it takes nothing; empty or left out for a tool. */
        ByoToolParametersRequest: {
            /** @description The parameters by name. */
            properties: {
                [key: string]: components["schemas"]["ByoToolParameter"];
            };
            /** @description Names of the parameters that must be given. */
            required?: string[];
            /**
             * @description Always `object`.
             * @enum {string}
             */
            type: "object";
        };
        /** @description The definition of an action or, if `doNotExecute` is true, of a tool. An action needs `description` and `parameters` as well. */
        ByoToolRequest: {
            /** @description What it does, for the model to decide when to call it. Required for an action. */
            description?: string;
            /** @description The name users see. */
            displayName: string;
            /**
             * @description True for a tool, which the client does not run itself; false for an action, which it does.
             * @default false
             */
            doNotExecute?: boolean;
            /** @description What users read while it runs. */
            executionText: string;
            name: components["schemas"]["ByoCallableName"];
            parameters?: components["schemas"]["ByoToolParametersRequest"];
        };
        /** @description The state that a call got into. */
        CallAction: 'initiated' | 'ongoing' | 'canceled' | 'cancelled' | 'rejected' | 'unanswered' | 'busy' | 'ended' | (string & {});
        /** @description The channel that the call's clients meet in. */
        CallChannel: {
            /** @description Name of the channel. */
            identity?: string;
            /** @description What a client shows to be let in. Do not log it. */
            secret?: string;
            /** @description The app's call service. */
            service?: string;
        };
        /** @description Those who take part in a step of a call. */
        CallEntities: {
            /** @description Who took the step. */
            by?: components["schemas"]["UserEntity"];
            /** @description The other side, a user or the group. */
            for?: components["schemas"]["ReceiverEntity"];
            /** @description The call. */
            on?: components["schemas"]["CallEntity"];
        };
        /** @description A call that a step was taken in. */
        CallEntity: {
            entity: components["schemas"]["RingingCall"];
            /**
             * @description Marks a call.
             * @constant
             */
            entityType: "call";
        };
        /** @description A step in the life of a ringing call, such as that somebody calls or does not answer. */
        CallMessage: components["schemas"]["MessageBase"] & {
            /**
             * @description Marks a call.
             * @constant
             */
            category: "call";
            data: components["schemas"]["CallMessageData"];
            /** @description Whether there is a picture. */
            type: 'audio' | 'video' | (string & {});
        };
        /** @description The state that a call got into, and the call. */
        CallMessageData: {
            action: components["schemas"]["CallAction"];
            entities?: components["schemas"]["CallEntities"];
            /** @description The client that the call was made with. */
            resource?: string;
        };
        /** @description Which moments of a call notify and where users may choose otherwise. */
        CallNotificationSettings: {
            busyOverride?: components["schemas"]["NotificationOverride"];
            /** @description The user called is in another call. `1` never notifies, `2` notifies. */
            busySetting?: components["schemas"]["NotificationEventSetting"];
            cancelledOverride?: components["schemas"]["NotificationOverride"];
            /** @description The caller gives up. `1` never notifies, `2` notifies. */
            cancelledSetting?: components["schemas"]["NotificationEventSetting"];
            endedOverride?: components["schemas"]["NotificationOverride"];
            /** @description The call is over. `1` never notifies, `2` notifies. */
            endedSetting?: components["schemas"]["NotificationEventSetting"];
            initiatedOverride?: components["schemas"]["NotificationOverride"];
            /** @description A call comes in. `1` never notifies, `2` notifies. */
            initiatedSetting?: components["schemas"]["NotificationEventSetting"];
            ongoingOverride?: components["schemas"]["NotificationOverride"];
            /** @description A call is answered and goes on. `1` never notifies, `2` notifies. */
            ongoingSetting?: components["schemas"]["NotificationEventSetting"];
            rejectedOverride?: components["schemas"]["NotificationOverride"];
            /** @description The call is declined. `1` never notifies, `2` notifies. */
            rejectedSetting?: components["schemas"]["NotificationEventSetting"];
            unansweredOverride?: components["schemas"]["NotificationOverride"];
            /** @description Nobody answers. `1` never notifies, `2` notifies. */
            unansweredSetting?: components["schemas"]["NotificationEventSetting"];
        };
        /** @description The way to a user. The feed inside the app (`in_app`) or a push notification. */
        CampaignChannel: 'in_app' | 'push' | (string & {});
        /** @description What one user gets of a notification, whichever way it takes. */
        CampaignDelivery: {
            /** @description What to show where the content cannot be shown. */
            alternativeText?: string;
            /** @description The app it is sent in. */
            appId?: string;
            /** @description Id of the campaign; null if it was sent without one. */
            campaignId?: string | null;
            /** @description Id of the channel's configuration. */
            channelId?: string;
            channelType?: components["schemas"]["CampaignChannel"];
            /** @description What its content is made of, such as `ui_template`. */
            dataType?: string;
            /** @description When it reached the device, in seconds; null or left out before. */
            deliveredAt?: components["schemas"]["NullableUnixSeconds"];
            /** @description When the user did something with it, in seconds; null or left out before. */
            engagedAt?: components["schemas"]["NullableUnixSeconds"];
            /** @description A label of your own. */
            label?: string;
            /** @description Free-form JSON of your own. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Id of the batch of notifications it belongs to. */
            notificationId: string;
            /** @description Uid of the user who gets it. */
            receiver: string;
            /** @description When it was sent, in seconds. */
            sentAt?: components["schemas"]["NullableUnixSeconds"];
            /** @description How far it is. */
            status: 'sent' | 'delivered' | 'read' | 'interacted' | 'clicked' | (string & {});
            /** @description More labels of your own. */
            tags?: string[];
            /** @description Id of the template it is written with. */
            templateId?: string;
            /** @description Version of that template. */
            templateVersion?: number;
            /** @description What was put into the template for this user, by name. */
            variables?: {
                [key: string]: unknown;
            };
        };
        /** @description A campaign has come to its end. */
        CampaignEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["CampaignReport"];
        };
        /** @description One batch of notifications, of a campaign or sent by itself. */
        CampaignNotification: {
            /** @description The app it is sent in. */
            appId?: string;
            /** @description Id of the campaign; null if it was sent without one. */
            campaignId?: string | null;
            /** @description What it is about, such as `updates`. */
            category?: string;
            /** @description The ways it takes to the users. */
            channels?: components["schemas"]["CampaignChannel"][];
            /** @description When it was created, in seconds. */
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description What its content is made of, such as `ui_template`. */
            dataType?: string;
            /** @description How many users it could not be sent to. */
            failedCount?: number;
            /** @description A label of your own. */
            label?: string;
            /** @description Id of the batch. */
            notificationId: string;
            /** @description How urgent it is, such as `normal`. */
            priority?: string;
            /** @description How it is sent, such as `realtime`. */
            sendMode?: string;
            /** @description How many users it was sent to. */
            sentCount?: number;
            /** @description How far it is. */
            status: 'dispatching' | 'completed' | 'failed' | (string & {});
            /** @description More labels of your own. */
            tags?: string[];
            /** @description Id of the template it is written with. */
            templateId?: string;
            /** @description Version of that template. */
            templateVersion?: number;
            /** @description How many users it is meant for. */
            totalTargets?: number;
        };
        /** @description A batch of notifications is on its way. */
        CampaignNotificationEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["CampaignNotification"];
        };
        /** @description A push notification to one user. */
        CampaignPush: components["schemas"]["CampaignDelivery"] & {
            /** @description What it is about, such as `promotions`. */
            category?: string;
            /** @description When the user pressed it, in seconds; null or left out before. */
            clickedAt?: components["schemas"]["NullableUnixSeconds"];
            /** @description Why sending failed; null or left out if it did not. */
            errorMessage?: string | null;
            /** @description When sending failed, in seconds; null or left out if it did not. */
            failedAt?: components["schemas"]["NullableUnixSeconds"];
            /** @description Identifies the push notification. */
            pushNotificationId: string;
            /** @description Label of the campaign. */
            tag?: string;
        };
        /** @description How a campaign went. */
        CampaignReport: {
            /** @description The app it ran in. */
            appId?: string;
            /** @description Id of the campaign. */
            campaignId: string;
            /** @description When it ended, in seconds. */
            completedAt?: components["schemas"]["NullableUnixSeconds"];
            /** @description When it was created, in seconds. */
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description How many users it could not be sent to. */
            failedCount?: number;
            /** @description What people call the campaign. */
            name: string;
            /** @description When it was to begin, in seconds. */
            scheduledAt?: components["schemas"]["NullableUnixSeconds"];
            /** @description When it began, in seconds. */
            sentAt?: components["schemas"]["NullableUnixSeconds"];
            /** @description How many users it was sent to. */
            sentCount?: number;
            /** @description How far it is. */
            status: 'dispatching' | 'completed' | 'failed' | (string & {});
            /** @description Label of the campaign. */
            tag?: string;
            /** @description Id of the template it was written with. */
            templateId?: string;
            /** @description Version of that template. */
            templateVersion?: number;
            /** @description How many users it was meant for. */
            totalTargets?: number;
            /** @description When it changed last, in seconds. */
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        /** @description A card, such as an AI agent can reply with. */
        CardMessage: components["schemas"]["MessageBase"] & {
            /**
             * @description Marks a card.
             * @constant
             */
            category: "card";
            data: components["schemas"]["OpenMessageData"];
            /** @description The kind of card, as the service names it. */
            type: string;
        };
        /** @description The group as it is now. */
        ChangedGroup: components["schemas"]["Group"] & {
            /** @description Uid of the user who owned the group until now. Only when the owner changes. */
            oldOwner?: string;
        };
        /** @description A user that something happened to in a group. */
        ChangedMember: components["schemas"]["User"] & {
            /** @description What the member could do until now. Only when this changes. */
            oldScope?: components["schemas"]["MemberScope"];
            /** @description What the member may do now. Only when this changes. */
            scope?: components["schemas"]["MemberScope"];
        };
        /** @description What a member may do from now on. */
        ChangeGroupMemberScopeRequest: {
            /**
             * @description The new scope; it must differ from the old one.
             * @default participant
             * @enum {string}
             */
            scope?: "admin" | "moderator" | "participant";
        };
        /** @description The connection of one client. */
        ClientConnection: {
            /** @description What the client did. */
            action: 'connected' | 'disconnected' | (string & {});
            appInfo?: components["schemas"]["ClientInfo"];
            /** @description When the client connected, in milliseconds. */
            connectedAt?: components["schemas"]["UnixMilliseconds"];
            /** @description What the client runs on, such as `javascript`. */
            platform?: string;
            /** @description How the client's browser describes itself. */
            userAgent?: string;
        };
        /** @description Facts about a client. */
        ClientInfo: {
            /** @description Version of the API it speaks. */
            apiVersion?: string;
            /** @description The client's address on the internet. */
            clientIp?: string;
            /** @description Web address the client was loaded from. */
            origin?: string;
            /** @description A moment shortly before the client connected, in milliseconds; what it marks is not documented. */
            uts?: components["schemas"]["UnixMilliseconds"];
            /** @description Version of the client's library. */
            version?: string;
        };
        /** @description How a user's connection changed. */
        ConnectionChange: {
            currentConnection: components["schemas"]["ClientConnection"];
            /** @description How others see the user now. */
            status: 'available' | 'online' | 'offline' | (string & {});
            /** @description When it changed, in milliseconds. */
            timestamp: components["schemas"]["UnixMilliseconds"];
            /** @description Whose connection it is. The times in here are in seconds. */
            user: components["schemas"]["User"];
            /** @description Whether the user's status changed with it. */
            userPresenceChanged: boolean;
        };
        /** @description Text or files that a person or a bot sent. `type` tells which: a text is a `TextMessage`, files are a `MediaMessage`. Deleted ones whose content is gone are a `DeletedMessage`, and any other type is an `OtherContentMessage`. */
        ContentMessage: components["schemas"]["TextMessage"] | components["schemas"]["MediaMessage"] | components["schemas"]["DeletedMessage"] | components["schemas"]["OtherContentMessage"];
        /** @description What a text or file message says. */
        ContentMessageData: components["schemas"]["MessageDataBase"] & {
            /** @description The files of the message. */
            attachments?: components["schemas"]["MessageAttachment"][];
            /** @description The text, or the caption of the files. A mention in it reads `<@uid:mira>`. A message that was deleted has none. */
            text?: string;
            /** @description Address of the file, as some file messages repeat it here. */
            url?: string;
        };
        /** @description What a user and another user, or a user and a group, have said to each other. It begins with the first message; `conversationType` says which of the two it is. */
        Conversation: components["schemas"]["UserConversation"] | components["schemas"]["GroupConversation"];
        /** @description What every conversation has, whoever takes part. */
        ConversationBase: {
            /** @description Identifies the conversation, such as `jonas_user_mira` or `group_tomato-growers`. */
            conversationId: string;
            /** @description When the conversation began, in seconds. */
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description The newest message; absent where there is none yet or it was deleted. */
            lastMessage?: components["schemas"]["Message"];
            /** @description When the conversation was pinned, in seconds; only pinned ones have it. */
            pinnedAt?: components["schemas"]["UnixSeconds"];
            /** @description Uid of the user who pinned the conversation; `app_system` where it is pinned for everyone. */
            pinnedBy?: string;
            /** @description Labels that the user gave the conversation; there only when asked for. */
            tags?: string[];
            /** @description How many messages the user on whose behalf the call is made has not read. Digits in a string, in every example. */
            unreadMessageCount?: string | number;
            /** @description When it changed last, in seconds. */
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        /** @description Names a conversation by its other side, a user or a group. */
        ConversationPeer: {
            uid: components["schemas"]["Uid"];
        } | {
            guid: components["schemas"]["Guid"];
        };
        /** @description A conversation to silence. */
        ConversationToMute: {
            /** @description Uid of the other user, or guid of the group. */
            id: string;
            /**
             * @description Whether it is a conversation of two or a group.
             * @enum {string}
             */
            type: "oneOnOne" | "group";
            /** @description Until when it is to stay silent, in milliseconds since 1970-01-01T00:00:00Z; a moment in the future. */
            until?: components["schemas"]["UnixMilliseconds"];
        };
        /** @description A conversation that is to notify again. */
        ConversationToUnmute: {
            /** @description Uid of the other user, or guid of the group. */
            id: string;
            /**
             * @description Whether it is a conversation of two or a group.
             * @enum {string}
             */
            type: "oneOnOne" | "group";
        };
        /** @description What a crawl of a website found. */
        Crawl: {
            /** @description How long it took. The unit is not documented; the figures look like milliseconds. */
            crawlDuration?: number;
            /** @description Identifies the crawl. */
            crawlId: string;
            sitemap?: components["schemas"]["CrawlSitemap"];
            /** @description How the crawl stands. Only `completed` is documented. */
            status: 'completed' | (string & {});
        };
        /** @description The website's own list of its pages. */
        CrawlSitemap: {
            /** @description Whether the website has one. */
            found?: boolean;
            /** @description When it changed last, in ISO 8601. */
            lastModified?: string;
            /** @description How many addresses it lists. */
            totalUrls?: number;
            /** @description Where it is. */
            url?: string;
            /** @description The addresses. */
            urls?: string[];
        };
        /** @description The website to crawl and how far to go. */
        CrawlWebsiteRequest: {
            /** @description Leave out addresses that hold one of these parts. */
            exclude?: string[];
            /**
             * @description Whether to read the website's site map too.
             * @default false
             */
            fetchSitemap?: boolean;
            /** @description Take only addresses that hold one of these parts. */
            include?: string[];
            /**
             * @description How many links to follow from the first page at most.
             * @default 3
             */
            maxDepth?: number;
            /**
             * @description How many pages to note at most.
             * @default 100
             */
            maxPages?: number;
            /** @description Address to begin at. */
            url: string;
        };
        /** @description A new agent, with what it may use from the start. */
        CreateAgentBuilderAgentRequest: {
            /** @description Slugs of the API tools it may call; each must exist. */
            apiTools?: string[];
            /** @description What the agent is for. */
            description?: string;
            /** @description Address of the agent's picture. */
            icon?: string;
            /** @description How the agent is to behave, in at most 32,000 characters. Refer to a frontend action as `@action:triggerFunction`, to a built-in variable as `@var-auth:name` and to one of your own as `@var-custom:name`. */
            instruction?: string;
            /**
             * @description Whether the agent answers.
             * @default true
             */
            isActive?: boolean;
            /** @description Slugs of the MCP servers it may use; each must exist. */
            mcpServers?: string[];
            /** @description Free-form data of your own about the agent. */
            metaData?: {
                [key: string]: unknown;
            };
            /** @description The language model that answers, by the name in the list of models. Without it, the one marked as default. */
            model?: string;
            modelMetaData?: components["schemas"]["AgentModelSettings"];
            /** @description The name others see, of at most 100 characters. */
            name: string;
            /** @description Slugs of the ready-to-use tools it may use; each must exist. */
            tools?: string[];
        };
        /** @description A new variable, with where its value comes from. */
        CreateAgentVariableRequest: {
            /** @description The value of a constant, of at most 500 characters. */
            constantValue?: string;
            /** @description The value to fall back on when the metadata has none, of at most 200 characters. */
            defaultValue?: string;
            /** @description What the value means, in at most 200 characters. */
            description?: string;
            /** @description The name to refer to it by, unique in the app. It starts with a letter, goes on with letters, digits, underscores and dots, and has at most 50 of them. */
            name: string;
            /** @description Where in the metadata the value stands, as a dotted path of at most 100 characters. */
            sourcePath?: string;
            /**
             * @description Where the value comes from, which is the metadata of the message (`message_metadata`), that of its sender (`user_metadata`), or the variable itself (`constant`).
             * @enum {string}
             */
            sourceType: "message_metadata" | "user_metadata" | "constant";
        };
        /** @description A key to be created. */
        CreateApiKeyRequest: {
            /** @description The name people know the key by. An emoji counts as two characters. */
            name: string;
            scope: components["schemas"]["ApiKeyScope"];
        };
        /** @description A new API tool. With basic authentication it needs a user name and a password. */
        CreateApiToolRequest: {
            /**
             * @description Whether the agent may send values beyond the parameters.
             * @default false
             */
            allowAdditionalProperties?: boolean;
            /**
             * Format: password
             * @description The password to send. It is kept and never answered.
             */
            basicAuthPassword?: string;
            /** @description The user name to send. */
            basicAuthUsername?: string;
            /** @description The body to send with `{{name}}` for each value to fill in, written into a string. */
            bodyTemplate?: string;
            /** @description When to use it, what it needs and what it returns; agents go by it. */
            description: string;
            /** @description Whether to send a user name and a password along; both are needed then. */
            enableBasicAuth: boolean;
            /** @description The address to call. */
            endpoint: string;
            /** @description Headers to send, as a JSON object written into a string. */
            headers?: string;
            /** @description Address of the tool's picture. */
            icon?: string;
            /**
             * @description The HTTP method to call it with.
             * @enum {string}
             */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description The name people see, of at most 100 characters. */
            name: string;
            /** @description The values that the agent fills in. */
            parameters?: components["schemas"]["AgentToolParameterRequest"][];
            /** @description Identifies the tool; unique in the app. */
            slug: string;
        } & ({
            /**
             * @description The call goes without.
             * @constant
             */
            enableBasicAuth: false;
        } | {
            /** @description The password to send. */
            basicAuthPassword: string;
            /** @description The user name to send. */
            basicAuthUsername: string;
            /**
             * @description The call carries both.
             * @constant
             */
            enableBasicAuth: true;
        });
        /** @description How to create an auth token. */
        CreateAuthTokenRequest: {
            /** @description Whether a new token must be made. */
            force?: boolean;
        };
        /** @description An agent to register that runs in AG2. */
        CreateByoAg2AgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon: components["schemas"]["ByoAgentIcon"];
            /**
             * @description The framework the agent runs in.
             * @constant
             */
            integrateWith: "ag2";
            /** @description How the agent is reached. */
            integrationMeta?: {
                baseUrl: components["schemas"]["ByoAgentUrl"];
                /** @description Id that users without one go by. */
                defaultUserId?: string;
                headers?: components["schemas"]["ByoHeaderLines"];
            };
            integrationType: components["schemas"]["ByoIntegrationType"];
            isActive?: components["schemas"]["ByoAgentActive"];
            metaData?: components["schemas"]["ByoAgentGreeting"];
            name: components["schemas"]["ByoAgentName"];
            tools?: components["schemas"]["ByoToolNames"];
        };
        /** @description The agent to register. `integrateWith` names its framework and decides what `integrationMeta` holds. */
        CreateByoAgentRequest: components["schemas"]["CreateByoMastraAgentRequest"] | components["schemas"]["CreateByoHttpAgentRequest"] | components["schemas"]["CreateByoAg2AgentRequest"] | components["schemas"]["CreateByoRasaAgentRequest"] | components["schemas"]["CreateByoAgnoAgentRequest"];
        /** @description An agent to register that runs in Agno. */
        CreateByoAgnoAgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon: components["schemas"]["ByoAgentIcon"];
            /**
             * @description The framework the agent runs in.
             * @constant
             */
            integrateWith: "agno";
            /** @description How the agent is reached. */
            integrationMeta?: {
                /** @description Id of the agent within Agno. */
                agentId?: string;
                baseUrl: components["schemas"]["ByoAgentUrl"];
                headers?: components["schemas"]["ByoHeaderLines"];
            };
            integrationType: components["schemas"]["ByoIntegrationType"];
            isActive?: components["schemas"]["ByoAgentActive"];
            metaData?: components["schemas"]["ByoAgentGreeting"];
            name: components["schemas"]["ByoAgentName"];
            tools?: components["schemas"]["ByoToolNames"];
        };
        /** @description An agent to register that runs in LangGraph, CrewAI or the Vercel AI SDK 5, or speaks AG-UI. */
        CreateByoHttpAgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon: components["schemas"]["ByoAgentIcon"];
            /**
             * @description The framework the agent runs in.
             * @enum {string}
             */
            integrateWith: "langgraph" | "crewai" | "vercelV5" | "ag-ui";
            /** @description How the agent is reached. */
            integrationMeta?: {
                baseUrl: components["schemas"]["ByoAgentUrl"];
                headers?: components["schemas"]["ByoHeaders"];
            };
            integrationType: components["schemas"]["ByoIntegrationType"];
            isActive?: components["schemas"]["ByoAgentActive"];
            metaData?: components["schemas"]["ByoAgentGreeting"];
            name: components["schemas"]["ByoAgentName"];
            tools?: components["schemas"]["ByoToolNames"];
        };
        /** @description An agent to register that runs in Mastra, in its current or its legacy form. */
        CreateByoMastraAgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon: components["schemas"]["ByoAgentIcon"];
            /**
             * @description The framework the agent runs in.
             * @enum {string}
             */
            integrateWith: "mastra" | "mastra-legacy";
            /** @description How the agent is reached. */
            integrationMeta?: {
                /** @description Id of the agent within Mastra. */
                agentId?: string;
                baseUrl: components["schemas"]["ByoAgentUrl"];
            };
            integrationType: components["schemas"]["ByoIntegrationType"];
            isActive?: components["schemas"]["ByoAgentActive"];
            metaData?: components["schemas"]["ByoAgentGreeting"];
            name: components["schemas"]["ByoAgentName"];
            tools?: components["schemas"]["ByoToolNames"];
        };
        /** @description An agent to register that runs in Rasa. */
        CreateByoRasaAgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon: components["schemas"]["ByoAgentIcon"];
            /**
             * @description The framework the agent runs in.
             * @constant
             */
            integrateWith: "rasa";
            /** @description How the agent is reached. */
            integrationMeta?: {
                baseUrl: components["schemas"]["ByoAgentUrl"];
                headers?: components["schemas"]["ByoHeaderLines"];
            };
            integrationType: components["schemas"]["ByoIntegrationType"];
            isActive?: components["schemas"]["ByoAgentActive"];
            metaData?: components["schemas"]["ByoAgentGreeting"];
            name: components["schemas"]["ByoAgentName"];
            tools?: components["schemas"]["ByoToolNames"];
        };
        /** @description A group just created, and what became of the members it was to begin with. */
        CreatedGroup: components["schemas"]["Group"] & {
            members?: components["schemas"]["AddedGroupMembers"];
        };
        /** @description A user as answered on creation, with an auth token if one was asked for. */
        CreatedUser: components["schemas"]["User"] & {
            /** @description The token the new user logs in with; there only when asked for with `withAuthToken`. */
            authToken?: string;
        };
        /** @description A new frontend action. */
        CreateFrontendActionRequest: {
            /** @description When to trigger it and what it does; agents go by it. */
            description: string;
            /** @description Address of the action's picture. */
            icon?: string;
            /** @description The name people see. */
            name: string;
            /** @description The values that the agent hands to the function. */
            parameters?: components["schemas"]["AgentToolParameterRequest"][];
            /** @description The function that the client runs; unique in the app. */
            triggerFunction: string;
        };
        /** @description A group to create. One of type `password` needs its password. */
        CreateGroupRequest: {
            /** @description What the group is about. */
            description?: string;
            guid: components["schemas"]["Guid"];
            /**
             * Format: uri
             * @description Address of the group's picture. The picture itself is not stored.
             */
            icon?: string;
            members?: components["schemas"]["AddGroupMembersRequest"];
            metadata?: components["schemas"]["Metadata"];
            /** @description The name others see. Emojis are welcome and count as two characters each. */
            name: string;
            /** @description Uid of the user who is to own the group. Without it, the app's own user `app_system` does. */
            owner?: components["schemas"]["Uid"];
            /** @description What a user must know to join a group of type `password`. */
            password?: string;
            tags?: components["schemas"]["Tags"];
            type: components["schemas"]["GroupType"];
        } & ({
            /**
             * @description Anyone may join, or only those who are added.
             * @enum {unknown}
             */
            type: "public" | "private";
        } | {
            /** @description What a user must know to join. */
            password: string;
            /**
             * @description Whoever knows the password may join.
             * @constant
             */
            type: "password";
        });
        /** @description A text to add. */
        CreateKnowledgeBaseTextRequest: {
            text: components["schemas"]["KnowledgeBaseTextContent"];
            title: components["schemas"]["KnowledgeBaseTextTitle"];
        };
        /** @description An MCP server to register. */
        CreateMcpServerRequest: {
            /** @description What the server offers. */
            description?: string;
            /** @description Address of the server's picture. */
            icon?: string;
            /** @description The name people see. */
            name: string;
            /** @description Identifies the server in addresses; unique in the app. */
            slug: string;
            /** @description Address of the server. */
            url: string;
        };
        /** @description A new reason to flag messages with. */
        CreateReasonRequest: {
            /**
             * @description What the reason covers.
             * @example Has nothing to do with the garden.
             */
            description?: string;
            /**
             * @description An id of your own choice, unique in the app.
             * @example off-topic
             */
            id: string;
            /**
             * @description The name that users see.
             * @example Off topic
             */
            name: string;
        };
        /** @description A role to be created. */
        CreateRoleRequest: {
            /** @description What the role is for. */
            description?: string;
            metadata?: components["schemas"]["RoleMetadata"];
            /** @description The name people know the role by. An emoji counts as two characters. */
            name: string;
            role: components["schemas"]["RoleId"];
            settings?: components["schemas"]["RoleSettingsRequest"];
        };
        /** @description A user to be created. */
        CreateUserRequest: {
            /**
             * Format: uri
             * @description Address of the user's picture. The picture itself is not stored.
             */
            avatar?: string;
            /**
             * Format: uri
             * @description Address of the user's profile page.
             */
            link?: string;
            metadata?: components["schemas"]["UserMetadata"];
            /** @description The name others see. An emoji counts as two characters. */
            name: string;
            /** @description An existing role; without it the user gets `default`. */
            role?: components["schemas"]["RoleId"];
            /** @description A line the user shows others about mood or whereabouts. */
            statusMessage?: string;
            tags?: components["schemas"]["Tags"];
            uid: components["schemas"]["Uid"];
            /** @description Whether to create an auth token as well; the answer then carries it in `authToken`. */
            withAuthToken?: boolean;
        };
        /** @description A list of words, regular expressions or sentences, as a CSV file. */
        CsvListRequest: {
            category: components["schemas"]["KeywordCategory"];
            /** @description What the list is for. */
            description?: string;
            /**
             * Format: binary
             * @description The CSV file with the entries, of at most 1 MB.
             */
            file: Blob;
            /** @description An id of your own choice. */
            id?: components["schemas"]["ModerationId"];
            /** @description The list's name. */
            name?: string;
        };
        /** @description A place in a list and the direction to go on from it. Sent back as query parameters of the same names it fetches the records beyond. */
        Cursor: {
            affix?: components["schemas"]["Affix"];
            /** @description Id of the record the cursor stands at. A string in most answers, a number in some. */
            id?: string | number;
            sentAt?: components["schemas"]["UnixSeconds"];
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        /** @description Facts about one stretch of a list that is walked by cursor. */
        CursorMeta: {
            current?: components["schemas"]["CursorPosition"];
            next?: components["schemas"]["Cursor"];
            previous?: components["schemas"]["Cursor"];
        };
        /** @description What this stretch of the list holds. */
        CursorPosition: {
            /** @description How many records came back. */
            count: number;
            /** @description How many records were asked for at most. */
            limit: number;
        };
        /** @description A webhook of your own that delivers e-mails. */
        CustomEmailProvider: components["schemas"]["CustomNotificationProvider"] & {
            /** @description Whether only users whose e-mail address is stored with the service are notified. */
            useStoredEmailID: boolean;
        };
        /** @description A message of a kind that your app defines, such as a location or a poll. */
        CustomMessage: components["schemas"]["MessageBase"] & {
            /**
             * @description Marks a message of your app's own kind.
             * @constant
             */
            category: "custom";
            data: components["schemas"]["CustomMessageData"];
            /**
             * @description The kind, named by your app, such as `location`, or by an extension, such as `extension_poll`.
             * @example location
             */
            type: string;
        };
        /** @description What a custom message holds. */
        CustomMessageData: components["schemas"]["MessageDataBase"] & {
            /** @description The content, of a shape that is your own. */
            customData?: {
                [key: string]: unknown;
            };
        };
        /** @description What a message of your own kind holds, at most 10 KB in all. May hold further keys of your own. */
        CustomMessageDataRequest: {
            /** @description The content, of a shape that is your own. */
            customData: {
                [key: string]: unknown;
            };
            /** @description Free-form JSON that travels with the message. */
            metadata?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A webhook of your own that delivers notifications in the place of a ready-made provider. */
        CustomNotificationProvider: {
            /** @description The password to log in with. A secret. */
            basicAuthPassword: string;
            /** @description The user name to log in with. */
            basicAuthUsername: string;
            /** @description Whether the provider is used. */
            isEnabled: boolean;
            /** @description Whether the service logs in there with basic authentication. */
            useBasicAuth: boolean;
            /** @description The address of your own that the service calls for each notification. */
            webhookURL: string;
        };
        /** @description A webhook of your own that delivers SMS. */
        CustomSmsProvider: components["schemas"]["CustomNotificationProvider"] & {
            /** @description Whether only users whose phone number is stored with the service are notified. */
            useStoredPhNo: boolean;
        };
        /** @description What came of deactivating users. */
        DeactivatedUsers: {
            /** @description Uids of the users who are now deactivated. */
            deactivatedUids?: string[];
        };
        /** @description The users to deactivate. */
        DeactivateUsersRequest: {
            /** @description Uids of the users to deactivate. */
            uidsToDeactivate?: components["schemas"]["Uid"][];
        };
        /** @description A text or file message that was deleted. It has `deletedAt`, and its text or files may be gone. The types leave it aside when `type` is compared, so that a text has its `text`; look at `deletedAt` first where deleted messages are listed too. */
        DeletedMessage: components["schemas"]["MessageBase"] & {
            /**
             * @description Marks text and files.
             * @constant
             */
            category: "message";
            data: components["schemas"]["ContentMessageData"];
            /** @description When it was deleted, in seconds. */
            deletedAt: components["schemas"]["UnixSeconds"];
            /**
             * @description What the message was.
             * @enum {string}
             */
            type: UndescribedValue;
        };
        /** @description How to delete a message. */
        DeleteMessageRequest: {
            /** @description Whether the message is removed for good; otherwise it is kept, marked as deleted. */
            permanent?: boolean;
        };
        /** @description How to delete a user. */
        DeleteUserRequest: {
            /**
             * @description Whether to remove the user for good, with messages, conversations and all else. Otherwise the user is deactivated.
             * @default false
             */
            permanent?: boolean;
        };
        /** @description A page that a crawl found. */
        DiscoveredUrl: {
            /** @description Into how many pieces the content was cut. */
            chunksCreated?: number;
            /** @description A preview of the content, cut at 500 characters. */
            content?: string;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            /** @description What the page says it is about. */
            description?: string;
            /** @description How many embeddings were made of them. */
            embeddingsGenerated?: number;
            lastCrawledAt?: components["schemas"]["UnixMilliseconds"];
            /** @description How often it was tried again. */
            retryCount?: number;
            status: components["schemas"]["DiscoveredUrlStatus"];
            /** @description Title of the page. */
            title?: string;
            updatedAt?: components["schemas"]["UnixMilliseconds"];
            /** @description Address of the page. */
            url: string;
            /** @description Identifies the discovered URL. */
            urlId: string;
            vectorizationStatus?: components["schemas"]["KnowledgeBaseVectorizationStatus"];
        };
        /** @description A number of discovered URLs that are taken in together. */
        DiscoveredUrlBatch: {
            /** @description Identifies the batch. */
            batchId: string;
            /** @description How many of them were excluded; when indexing again. */
            excludedUrls?: number;
            /** @description Ids of those taken in; when indexing again. */
            processedUrls?: string[];
            /** @description How the batch stands. Only `processing` is documented. */
            status: 'processing' | (string & {});
            /** @description How many were asked for; when indexing again. */
            totalRequested?: number;
            /** @description How many the website has in all; when processing. */
            totalUrls?: number;
            /** @description How many are taken in. */
            urlsProcessed?: number;
            /** @description Address that is told of progress. Whose it is, the documentation does not say. */
            webhookUrl?: string;
        };
        /** @description Says that discovered URLs are being taken in. */
        DiscoveredUrlBatchResult: {
            data: components["schemas"]["DiscoveredUrlBatch"];
            /** @description The outcome as a sentence for a person. */
            message?: string;
            /** @description Whether the work has begun. */
            success: boolean;
        };
        /** @description How far a discovered page is taken in. Found only, on its way, done, given up, or left out. */
        DiscoveredUrlStatus: 'discovered' | 'processing' | 'processed' | 'failed' | 'skipped' | (string & {});
        /** @description The discovered URLs to ask about. */
        DiscoveredUrlStatusesRequest: {
            /** @description Ids of the discovered URLs; a list in spite of its name. */
            uniqueId: string[];
        };
        /** @description What notifies one user, and what of it the user may choose. */
        EffectiveNotificationPreferences: {
            group?: components["schemas"]["GroupNotificationSettings"];
            mute?: components["schemas"]["MuteNotificationSettings"];
            oneOnOne?: components["schemas"]["OneOnOneNotificationSettings"];
        };
        /** @description The condition that the engine was to judge. */
        EngineCondition: {
            /** @description The kind of judgement, such as `custom-api`. */
            category?: string;
            /** @description What is looked at, such as `message`. */
            entity?: string;
            /** @description Id of the list that the condition refers to. */
            listId?: string;
            /** @description The condition in words, for a person. */
            message?: string;
            /** @description The kind of content that is looked at, such as `text`. */
            operand?: string;
            /** @description How the content is compared, such as `contains`. */
            operator?: string;
            threshold?: components["schemas"]["EngineThreshold"];
        };
        /** @description One failure of a moderation engine. */
        EngineFailure: {
            /** @description The kind of failure. The engine answered with an error status, did not answer in time, could not be reached, answered without a decision that can be read (`invalid_response`), or has no address at all (`not_configured`). */
            category: 'http_4xx' | 'http_5xx' | 'timeout' | 'connection_error' | 'invalid_response' | 'not_configured' | (string & {});
            context: components["schemas"]["EngineFailureContext"];
            /** @description The failure in words, for a person. */
            errorMessage: string;
            /** @description When the engine failed, in seconds. */
            failedAt: components["schemas"]["UnixSeconds"];
            /** @description HTTP status of the engine's answer, if one came. */
            httpStatus?: number;
            /** @description The engine's answer as it came, cut after 2 KB. To be read, not to be parsed. */
            responseBody?: string;
            /** @description Whether the engine's answer is cut. */
            responseBodyTruncated: boolean;
            /** @description How long the engine had to answer, in milliseconds, if there was a limit. */
            timeoutMs?: number;
            /** @description What is wrong with the engine's answer, if it is an `invalid_response`. */
            validationErrors?: string[];
        };
        /** @description Which engine failed, and on behalf of which rule. */
        EngineFailureContext: {
            condition: components["schemas"]["EngineCondition"];
            /** @description The engine. OpenAI, or one of your own behind an address (`custom_api`). */
            engine: 'openai' | 'custom_api' | (string & {});
            /** @description OpenAI's id of the request. */
            openaiRequestId?: string;
            /** @description The error code that OpenAI gave, if it gave one. */
            providerErrorCode?: string;
            request?: components["schemas"]["EngineRequest"];
            rule: components["schemas"]["EngineRule"];
            /** @description What is to be done when the engine fails. Go on as if the condition did not hold (`approve-message`), or do what the rule does (`drop-message`). */
            setting: 'approve-message' | 'drop-message' | (string & {});
        };
        /** @description The request that was made to an engine of your own. */
        EngineRequest: {
            /** @description Whether it carried HTTP Basic credentials. */
            basicAuthSent?: boolean;
            /** @description Length of its body, in bytes. */
            bodyBytes?: number;
            /** @description Its HTTP method. */
            method?: string;
            /** @description Its address, without the query. */
            url?: string;
        };
        /** @description The moderation rule that asked the engine. */
        EngineRule: {
            /** @description Id of the rule. */
            id: string;
            /** @description Name of the rule. */
            name: string;
            /** @description The revision of the rule that was active then. */
            revisionId: string;
        };
        /** @description How sure the engine must be. */
        EngineThreshold: {
            /** @description How the engine's confidence is compared, such as `greaterThan`. */
            comparison?: string;
            /** @description The confidence it is compared with, in percent. */
            percent?: number;
        };
        /** @description The one shape of every error answer. */
        ErrorBody: {
            error: components["schemas"]["ErrorDetail"];
        };
        /** @description Why the request failed, in upper snake case. The codes listed are those that are known; the service may send others, so treat the list as open. */
        ErrorCode: 'AUTH_ERR_APIKEY_NOT_FOUND' | 'AUTH_ERR_AUTH_TOKEN_NOT_FOUND' | 'AUTH_ERR_EMPTY_APIKEY' | 'AUTH_ERR_EMPTY_APPID' | 'AUTH_ERR_EMPTY_AUTH_HEADER' | 'AUTH_ERR_EMPTY_AUTH_TOKEN' | 'AUTH_ERR_INVALID_APPID' | 'AUTH_ERR_NO_ACCESS' | 'ERR_AGENT_CREATION_FAILED' | 'ERR_AGENT_NOT_FOUND' | 'ERR_ALREADY_AN_OWNER' | 'ERR_ALREADY_BANNED' | 'ERR_ALREADY_FRIEND' | 'ERR_ALREADY_JOINED' | 'ERR_APIKEY_NOT_FOUND' | 'ERR_APIKEY_NO_SELF_ACTION' | 'ERR_API_NOT_FOUND' | 'ERR_APP_ARCHIVED' | 'ERR_APP_CREATION_FAILED_MAX_LIMIT' | 'ERR_APP_DELETION' | 'ERR_APP_NOT_FOUND' | 'ERR_AUTHTOKEN_NOT_ACCESSIBLE' | 'ERR_AUTHTOKEN_UNAVAILABLE' | 'ERR_AUTH_TOKENS_DELETE_FAILED' | 'ERR_AUTH_TOKEN_DELETE_FAILED' | 'ERR_AUTH_TOKEN_NOT_FOUND' | 'ERR_BAD_ERROR_RESPONSE' | 'ERR_BAD_REQUEST' | 'ERR_BANNED_GROUPMEMBER' | 'ERR_BLOCKED_BY_EXTENSION' | 'ERR_BLOCKED_BY_WEBHOOK' | 'ERR_BLOCKED_RECEIVER' | 'ERR_BLOCKED_SENDER' | 'ERR_BOT_ALREADY_EXISTS' | 'ERR_BOT_NOT_FOUND' | 'ERR_CALLING_SELF' | 'ERR_CALL_BUSY_GROUP' | 'ERR_CALL_BUSY_SELF' | 'ERR_CALL_BUSY_USER' | 'ERR_CALL_EMPTY_JOINED_AT' | 'ERR_CALL_GROUP_ALREADY_JOINED' | 'ERR_CALL_GROUP_ALREADY_LEFT' | 'ERR_CALL_GROUP_INVALID_STATUS' | 'ERR_CALL_INVALID_INIT' | 'ERR_CALL_NOT_A_PART' | 'ERR_CALL_NOT_STARTED' | 'ERR_CALL_ONGOING_TO_INVALID' | 'ERR_CALL_SESSION_NOT_FOUND' | 'ERR_CALL_TERMINATED' | 'ERR_CALL_USER_ALREADY_JOINED' | 'ERR_CANNOT_BLOCK_SELF' | 'ERR_CANNOT_FORM_SELF_RELATION' | 'ERR_CONVERSATION_NOT_ACCESSIBLE' | 'ERR_CONVERSATION_NOT_FOUND' | 'ERR_EMPTY_CALL_SESSION_ID' | 'ERR_EMPTY_CUSTOM_DATA' | 'ERR_EMPTY_GROUP_PASS' | 'ERR_EMPTY_MESSAGE_CATEGORY' | 'ERR_EMPTY_MESSAGE_FILE' | 'ERR_EMPTY_MESSAGE_TEXT' | 'ERR_EMPTY_MESSAGE_TYPE' | 'ERR_EMPTY_RECEIVER' | 'ERR_EXCEPTION' | 'ERR_EXTENSION_INACTIVE' | 'ERR_EXTENSION_NOT_FOUND' | 'ERR_FAILED_TO_ADD_FRIEND' | 'ERR_GROUP_DELETE_FAILED' | 'ERR_GROUP_JOIN_NOT_ALLOWED' | 'ERR_GROUP_NOT_JOINED' | 'ERR_GROUP_NO_ADMIN_SCOPE' | 'ERR_GROUP_NO_CLEARANCE' | 'ERR_GROUP_NO_MODERATOR_SCOPE' | 'ERR_GROUP_NO_SCOPE_CLEARANCE' | 'ERR_GROUP_NO_SELF_ACTION' | 'ERR_GUID_ALREADY_EXISTS' | 'ERR_GUID_NOT_FOUND' | 'ERR_IMPORT_INVALID_GROUP_FORMAT' | 'ERR_IMPORT_INVALID_JOINEDAT' | 'ERR_IMPORT_INVALID_MEMBER_FORMAT' | 'ERR_IMPORT_INVALID_MESSAGE_FORMAT' | 'ERR_IMPORT_INVALID_USER_FORMAT' | 'ERR_IMPORT_MUID_ALREADY_EXISTS' | 'ERR_INVALID_API_VERSION' | 'ERR_INVALID_CUSTOM_DATA' | 'ERR_INVALID_MEDIA_MESSAGE' | 'ERR_INVALID_MESSAGE_CATEGORY' | 'ERR_INVALID_MESSAGE_DATA' | 'ERR_INVALID_MESSAGE_TEXT' | 'ERR_INVALID_MESSAGE_TYPE' | 'ERR_INVALID_METADATA' | 'ERR_INVALID_RECEIVER_TYPE' | 'ERR_INVALID_UID' | 'ERR_KB_INDEXING_FAILED' | 'ERR_KB_NOT_FOUND' | 'ERR_KEYWORD_NOT_FOUND' | 'ERR_MEMBER_BAN_FAILED' | 'ERR_MEMBER_DELETE_FAILED' | 'ERR_MEMBER_SCOPE_CHANGE_FAILED' | 'ERR_MEMBER_UNBAN_FAILED' | 'ERR_MESSAGE_ACTION_NOT_ALLOWED' | 'ERR_MESSAGE_ID_NOT_FOUND' | 'ERR_MESSAGE_NOT_A_SENDER' | 'ERR_MESSAGE_NO_ACCESS' | 'ERR_MESSAGE_THREAD_NESTING' | 'ERR_MISSION_FAILED' | 'ERR_MSG_NOT_FOUND' | 'ERR_NOT_A_BANNED_USER' | 'ERR_NOT_A_COLLABORATOR' | 'ERR_NOT_A_FRIEND' | 'ERR_NOT_A_MEMBER' | 'ERR_NO_VACANCY' | 'ERR_OPERATION_FAILED' | 'ERR_PERMISSION_DENIED' | 'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_PINNED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_PLAN_QUOTA_RESTRICTION' | 'ERR_PLAN_RESTRICTION' | 'ERR_PROVIDER_ALREADY_EXISTS' | 'ERR_PROVIDER_NOT_FOUND' | 'ERR_REASON_NOT_FOUND' | 'ERR_ROLE_DELETE_DENIED' | 'ERR_ROLE_DELETE_FAILED' | 'ERR_ROLE_NOT_FOUND' | 'ERR_RULE_NOT_FOUND' | 'ERR_SAME_SCOPE' | 'ERR_SAVED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_SELF_ACTION_DENIED' | 'ERR_SUBSCRIPTION_EXPIRED' | 'ERR_SYSTEM_PINNED_CONVERSATION' | 'ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_TOKEN_ALREADY_EXISTS' | 'ERR_TOKEN_NOT_FOUND' | 'ERR_TOOL_ALREADY_ADDED' | 'ERR_TOOL_NOT_FOUND' | 'ERR_TOO_MANY_REQUESTS' | 'ERR_TRIGGER_NOT_FOUND' | 'ERR_UID_ALREADY_EXISTS' | 'ERR_UID_DELETE_FAILED' | 'ERR_UID_NOT_FOUND' | 'ERR_USER_MESSAGE_DELETE_FAILED' | 'ERR_WEBHOOK_NOT_FOUND' | 'ERR_WRONG_GROUP_PASS' | 'ERR_WRONG_MESSAGE_THREAD' | 'ERR_WRONG_MESSAGE_THREAD_CATEGORY' | 'ERR_WS_APP_DESTROY_FAILED' | 'ERR_WS_APP_INIT_FAILED' | 'ERR_WS_GROUP_CREATION_FAILED' | 'ERR_WS_GROUP_DELETION_FAILED' | 'ERR_WS_GROUP_JOIN_FAILED' | 'ERR_WS_INIT_FAILED' | 'ERR_WS_ROLE_CREATION_FAILED' | 'ERR_WS_ROLE_DELETION_FAILED' | 'ERR_WS_USER_CREATION_FAILED' | 'ERR_WS_USER_UPDATION_FAILED' | (string & {});
        /** @description What went wrong, for a program (`code`), for a person (`message`) and for a developer (`devMessage`). */
        ErrorDetail: {
            code: components["schemas"]["ErrorCode"];
            /** @description The fields that failed and why. An object of lists for `ERR_BAD_REQUEST`; a list of sentences from some newer services. */
            details?: {
                [key: string]: unknown;
            } | string[];
            /** @description The same for developers; may hold ids. Not sent with every error. */
            devMessage?: string;
            /** @description What went wrong, in a sentence. A key named in it is masked by the service. */
            message: string;
            /** @description Which part of the service answered, such as `chat-api`. */
            source?: string;
        };
        /** @description One pass of moderation in which engines failed. Fields that have no value are left out. An image with a caption is moderated in two passes, so it can bring two events. */
        FailedModeration: {
            /** @description When the pass was over, in seconds. */
            completedAt: components["schemas"]["UnixSeconds"];
            /** @description The kind of content that was looked at. */
            contentType: 'text' | 'image' | 'video' | 'audio' | 'file' | (string & {});
            /** @description What failed, in the order in which it was tried. */
            failures: components["schemas"]["EngineFailure"][];
            /** @description What became of the message in spite of the failure. */
            outcome: 'approved' | 'disapproved' | (string & {});
            resource: components["schemas"]["ModeratedResource"];
        };
        /** @description Whether the push that a platform gets has a part that the system shows by itself. Without it the push is silent and the app shows something of its own. */
        FcmNotificationFlags: {
            /** @description Whether pushes about calls have it. */
            call?: boolean;
            /** @description Whether pushes about messages have it. */
            chat?: boolean;
        };
        /** @description Which pushes the system shows by itself, by platform. */
        FcmNotificationInPayload: {
            android?: components["schemas"]["FcmNotificationFlags"];
            ios?: components["schemas"]["FcmNotificationFlags"];
            web?: components["schemas"]["FcmNotificationFlags"];
        };
        /** @description Access to Firebase Cloud Messaging, by which the app sends pushes. */
        FcmProvider: {
            notificationInPayload?: components["schemas"]["FcmNotificationInPayload"];
            /** @description Identifies the provider; push tokens name it. */
            providerId?: string;
            serviceAccountCreds?: components["schemas"]["FcmServiceAccount"];
            /** @description Name of the file that the service account came in. */
            serviceAccountFilename?: string;
        };
        /** @description The four fields of the service account's JSON file, as Firebase hands it out, that are needed to send. */
        FcmServiceAccount: {
            /** @description The account's own address. */
            client_email?: string;
            /** @description The account's private key. A secret. */
            private_key?: string;
            /** @description Id of that key. */
            private_key_id?: string;
            /** @description Id of the Firebase project. */
            project_id?: string;
        };
        /** @description Names one thing that a logged-in user can do. Answers put `u.` before it. */
        FeatureKey: 'addMember' | 'ban' | 'blockUser' | 'changeScope' | 'createCall' | 'createGroup' | 'createMessage' | 'createMessageThread' | 'deleteCall' | 'deleteConversationForUser' | 'deleteGroup' | 'deleteGroupMessages' | 'deleteMessage' | 'getBlockedUsers' | 'getCall' | 'getConversation' | 'getGroup' | 'getGroupMessages' | 'getMember' | 'getMessage' | 'getMyDetails' | 'getUser' | 'getUserMessages' | 'joinGroup' | 'kickMember' | 'leaveGroup' | 'listBannedUsers' | 'listCalls' | 'listConversations' | 'listGroupMembers' | 'listGroups' | 'listMessages' | 'listSettings' | 'listThreadedMessages' | 'listUsers' | 'logout' | 'massMemberOperate' | 'patchOwner' | 'unban' | 'unblockUser' | 'updateAuthToken' | 'updateCall' | 'updateGroup' | 'updateMessage' | (string & {});
        /** @description What came of it for each feature, by key. The keys have the prefix `u.`. */
        FeatureOutcomes: {
            [key: string]: components["schemas"]["Acknowledgement"];
        };
        /** @description What an item shows. Only when it is sent. */
        FeedContent: {
            /** @description Its parts, from top to bottom. */
            body?: components["schemas"]["FeedElement"][];
            style?: components["schemas"]["FeedStyle"];
            /** @description Version of the format of content. */
            version?: string;
        };
        /** @description A part of an item. Kinds other than those known may have more fields. */
        FeedElement: {
            /** @description The text of a `text`. */
            content?: string;
            /** @description Identifies the part within the item. */
            id: string;
            /** @description What kind of part it is. */
            type: 'text' | 'divider' | (string & {});
            /** @description How a `text` is set, such as `heading2` or `body`. */
            variant?: string;
        };
        /** @description An item in a user's feed. */
        FeedItem: components["schemas"]["CampaignDelivery"] & {
            /** @description Id of that category. */
            categoryId?: string;
            content?: components["schemas"]["FeedContent"];
            /** @description Identifies the item. */
            id: string;
            /** @description When the user pressed something in it, in seconds; null or left out before. */
            interactedAt?: components["schemas"]["NullableUnixSeconds"];
            /** @description When the user read it, in seconds; null or left out before. */
            readAt?: components["schemas"]["NullableUnixSeconds"];
            /** @description How clients are told at once, such as `websocket`. */
            realtimeFanout?: string[];
            /** @description What the template is about, such as `promotions`. */
            templateCategory?: string;
        };
        /** @description An item in a user's feed has come one step further. */
        FeedItemEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["FeedItem"];
        };
        /** @description How an item looks. */
        FeedStyle: {
            background?: components["schemas"]["ThemedColor"];
            borderColor?: components["schemas"]["ThemedColor"];
            /** @description How round its corners are. */
            borderRadius?: number;
            /** @description Space between border and content. */
            padding?: number;
        };
        /**
         * @description Whether to look at who sends the message or at who receives it.
         * @enum {string}
         */
        FilterSide: "sender" | "receiver";
        /** @description A message that waits for a moderator, with every report of it. A message that a rule flagged may have none. */
        FlaggedMessage: {
            /** @description The app the message belongs to. */
            appId?: string;
            /** @description The reports, one per user. */
            flaggedBy?: components["schemas"]["MessageFlag"][];
            /** @description How many reports there are. */
            flaggedCount?: number;
        } & (components["schemas"]["ContentMessage"] | components["schemas"]["CustomMessage"] | components["schemas"]["ActionMessage"] | components["schemas"]["CallMessage"] | components["schemas"]["InteractiveMessage"]);
        /** @description Why the message is reported. Both properties may be left out. */
        FlagMessageRequest: {
            /**
             * @description Id of the moderation reason, as listed by `list-reasons`.
             * @example spam
             */
            reasonId?: string;
            /**
             * @description Why, in your own words.
             * @example Third advert for the same shop today.
             */
            remark?: string;
        };
        /** @description Something your client app can do when an agent asks for it. */
        FrontendAction: {
            /** @description Identifies the action. In the answers known it joins the app and the trigger function. */
            _id: string;
            /** @description The app the action belongs to. */
            appId?: string;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            /** @description When to trigger it and what it does; agents go by it. */
            description?: string;
            /** @description Address of the action's picture. */
            icon?: string;
            /** @description The name people see. */
            name: string;
            /** @description The values that the agent hands to the function. */
            parameters?: components["schemas"]["AgentToolParameter"][];
            tool?: components["schemas"]["AgentToolFunction"];
            /** @description The function that the client runs. */
            triggerFunction: string;
            updatedAt?: components["schemas"]["UnixMilliseconds"];
        };
        /** @description A room that several users chat in. */
        Group: {
            /** @description The group's conversation, which is `group_` and the guid. */
            conversationId?: string;
            /** @description When the group was created, in seconds. */
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description What the group is about. */
            description?: string;
            /** @description Identifies the group; always lower case. */
            guid: string;
            /** @description Whether the user on whose behalf the call is made is a member. */
            hasJoined?: boolean;
            /**
             * Format: uri
             * @description Address of the group's picture.
             */
            icon?: string;
            /** @description When the user on whose behalf the call is made joined, in seconds. */
            joinedAt?: components["schemas"]["UnixSeconds"];
            /** @description How many members the group has. */
            membersCount?: number;
            metadata?: components["schemas"]["Metadata"];
            /** @description The name others see. */
            name: string;
            /** @description How many of the members are connected at the moment; told by events only. */
            onlineMembersCount?: number;
            /** @description Uid of the user who owns the group; `app_system` when the app itself does. */
            owner?: string;
            /** @description What the user on whose behalf the call is made may do here; only members have it. */
            scope?: components["schemas"]["MemberScope"];
            /** @description Labels of the group. Lists carry them only when asked to. */
            tags?: string[];
            /** @description Who may join. Anyone (`public`), whoever knows the password (`password`), or only those who are added (`private`). */
            type: 'public' | 'password' | 'private' | (string & {});
            /** @description When the group was last changed, in seconds. A group that never was has none. */
            updatedAt?: components["schemas"]["UnixSeconds"];
            /** @description Uid of the user who changed the group last; `app_system` when the app itself did. */
            updatedBy?: string;
        };
        /** @description The conversation of a group, seen from one of its members. */
        GroupConversation: components["schemas"]["ConversationBase"] & {
            /**
             * @description Marks the conversation of a group.
             * @constant
             */
            conversationType: "group";
            /** @description The group. */
            conversationWith: components["schemas"]["Group"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            conversationType: "group";
        };
        /** @description A group that takes part in a message. */
        GroupEntity: {
            entity: components["schemas"]["Group"];
            /**
             * @description Marks a group. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            entityType: "group";
        };
        /** @description Something happened to a group. */
        GroupEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                group: components["schemas"]["ChangedGroup"];
                /** @description Those who are in the group from the start, by uid. Only when a group is created. */
                members?: components["schemas"]["UsersByUid"];
            };
        };
        /** @description Narrows a rule down to messages in certain groups. */
        GroupFilterRequest: {
            /**
             * @description Marks a filter by group. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            entity: "group";
            /**
             * @description The group's property to compare.
             * @enum {string}
             */
            operand: "guid" | "name" | "type" | "tags" | "createdAt";
            /**
             * @description How to compare it.
             * @enum {string}
             */
            operator: "equals" | "notEquals" | "in" | "notIn" | "startsWith" | "endsWith" | "lessThan" | "greaterThan";
            type: components["schemas"]["FilterSide"];
            /** @description What to compare it with. */
            value: string;
        };
        /** @description What became of one group. `success` tells which of the two shapes it is. */
        GroupImportResult: {
            data: components["schemas"]["Group"];
            /**
             * @description Marks a success.
             * @constant
             */
            success: true;
        } | components["schemas"]["ImportFailure"];
        /** @description Something happened to members of a group. */
        GroupMemberEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                /** @description Who did it. Not told of those who join or leave by themselves. */
                by?: components["schemas"]["User"];
                group: components["schemas"]["Group"];
                /** @description Those it happened to, by uid. */
                members: {
                    [key: string]: components["schemas"]["ChangedMember"];
                };
            };
        };
        /** @description What notifies the user in groups. */
        GroupNotificationPreferences: {
            /** @description A member is added. `1` never notifies, `2` notifies. */
            groupMemberAdded?: components["schemas"]["NotificationEventSetting"];
            /** @description A member is banned. `1` never notifies, `2` notifies. */
            groupMemberBanned?: components["schemas"]["NotificationEventSetting"];
            /** @description Somebody joins. `1` never notifies, `2` notifies. */
            groupMemberJoined?: components["schemas"]["NotificationEventSetting"];
            /** @description A member is removed. `1` never notifies, `2` notifies. */
            groupMemberKicked?: components["schemas"]["NotificationEventSetting"];
            /** @description A member leaves. `1` never notifies, `2` notifies. */
            groupMemberLeft?: components["schemas"]["NotificationEventSetting"];
            /** @description A member gets another scope. `1` never notifies, `2` notifies. */
            groupMemberScopeChanged?: components["schemas"]["NotificationEventSetting"];
            /** @description A ban is lifted. `1` never notifies, `2` notifies. */
            groupMemberUnbanned?: components["schemas"]["NotificationEventSetting"];
            /** @description New messages. `1` none notifies, `2` every one, `3` only those that mention the user. */
            groupMessages?: components["schemas"]["NotificationMessageSetting"];
            /** @description Replies that quote a message. `1` none notifies, `2` every one, `3` only those that mention the user. */
            groupQuotedReplies?: components["schemas"]["NotificationMessageSetting"];
            /** @description Reactions. `1` none notifies, `2` those to the user's own messages, `3` those to any message. */
            groupReactions?: components["schemas"]["NotificationReactionSetting"];
            /** @description Replies in a thread. `1` none notifies, `2` every one, `3` only those that mention the user. */
            groupReplies?: components["schemas"]["NotificationMessageSetting"];
        };
        /** @description What notifies in groups and where users may choose otherwise. The two settings for edited and deleted messages are the app's alone. */
        GroupNotificationSettings: {
            memberAddedOverride?: components["schemas"]["NotificationOverride"];
            /** @description A member is added. `1` never notifies, `2` notifies. */
            memberAddedSetting?: components["schemas"]["NotificationEventSetting"];
            memberBannedOverride?: components["schemas"]["NotificationOverride"];
            /** @description A member is banned. `1` never notifies, `2` notifies. */
            memberBannedSetting?: components["schemas"]["NotificationEventSetting"];
            memberJoinedOverride?: components["schemas"]["NotificationOverride"];
            /** @description Somebody joins. `1` never notifies, `2` notifies. */
            memberJoinedSetting?: components["schemas"]["NotificationEventSetting"];
            memberKickedOverride?: components["schemas"]["NotificationOverride"];
            /** @description A member is removed. `1` never notifies, `2` notifies. */
            memberKickedSetting?: components["schemas"]["NotificationEventSetting"];
            memberLeftOverride?: components["schemas"]["NotificationOverride"];
            /** @description A member leaves. `1` never notifies, `2` notifies. */
            memberLeftSetting?: components["schemas"]["NotificationEventSetting"];
            memberScopeChangedOverride?: components["schemas"]["NotificationOverride"];
            /** @description A member gets another scope. `1` never notifies, `2` notifies. */
            memberScopeChangedSetting?: components["schemas"]["NotificationEventSetting"];
            memberUnbannedOverride?: components["schemas"]["NotificationOverride"];
            /** @description A ban is lifted. `1` never notifies, `2` notifies. */
            memberUnbannedSetting?: components["schemas"]["NotificationEventSetting"];
            /** @description A message is deleted. `1` never notifies, `2` notifies. */
            messageDeletedSetting?: components["schemas"]["NotificationEventSetting"];
            /** @description A message is edited. `1` never notifies, `2` notifies. */
            messageEditedSetting?: components["schemas"]["NotificationEventSetting"];
            messagesOverride?: components["schemas"]["NotificationOverride"];
            /** @description New messages. `1` none notifies, `2` every one, `3` only those that mention the user. */
            messagesSetting?: components["schemas"]["NotificationMessageSetting"];
            quotedRepliesOverride?: components["schemas"]["NotificationOverride"];
            /** @description Replies that quote a message. `1` none notifies, `2` every one, `3` only those that mention the user. */
            quotedRepliesSetting?: components["schemas"]["NotificationMessageSetting"];
            reactionsOverride?: components["schemas"]["NotificationOverride"];
            /** @description Reactions. `1` none notifies, `2` those to the user's own messages, `3` those to any message. */
            reactionsSetting?: components["schemas"]["NotificationReactionSetting"];
            repliesOverride?: components["schemas"]["NotificationOverride"];
            /** @description Replies in a thread. `1` none notifies, `2` every one, `3` only those that mention the user. */
            repliesSetting?: components["schemas"]["NotificationMessageSetting"];
        };
        /**
         * @description Who may join. Anyone (`public`), whoever knows the password (`password`), or only those who are added (`private`).
         * @enum {string}
         */
        GroupType: "public" | "password" | "private";
        /** @description Identifies one group of the app: letters, digits, hyphen and underscore, at most 100 of them. The service lowercases it and never changes it afterwards. */
        Guid: string;
        /** @description Why one item was not imported. Only the items that failed need to be sent again. */
        ImportFailure: {
            error: components["schemas"]["ErrorDetail"];
            /**
             * @description Marks a failure.
             * @constant
             */
            success: false;
        };
        /** @description A group to import. */
        ImportGroup: components["schemas"]["ImportGroupDetails"] & {
            /** @description Who the owner is. Needed only if that user was not imported before. */
            groupOwnerDetails?: components["schemas"]["ImportUser"];
        };
        /** @description What a group is. */
        ImportGroupDetails: {
            /** @description When the group was created, in seconds. */
            createdAt?: components["schemas"]["ImportTime"];
            /** @description The group's guid. Where it stands in a map, it equals the key. */
            guid: components["schemas"]["Guid"];
            /** @description Address of the group's picture. */
            icon?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description The name others see. */
            name: string;
            /** @description Uid of the user who owns the group. */
            owner?: components["schemas"]["Uid"];
            /** @description What to join a group of type `password` with. */
            password?: string;
            tags?: components["schemas"]["Tags"];
            type: components["schemas"]["GroupType"];
        };
        /** @description Up to 50 groups, each under its guid. */
        ImportGroupsRequest: {
            /** @description The groups, each under its guid. */
            groups: {
                [key: string]: components["schemas"]["ImportGroup"];
            };
        };
        /** @description A membership to import, of one user in one group. */
        ImportMember: {
            /** @description What the group is. Needed only if it was not imported before. */
            groupDetails?: components["schemas"]["ImportGroupDetails"];
            /** @description Guid of the group. */
            guid: components["schemas"]["Guid"];
            /** @description Whether the user is banned from the group. */
            isBanned?: boolean;
            /** @description When the user joined, in seconds. Later than the group's `createdAt` and earlier than now. */
            joinedAt?: components["schemas"]["ImportTime"];
            /** @description The guid, `_member_` and the uid, such as `tomato-growers_member_jonas`. It equals the key. */
            memberId: string;
            scope?: components["schemas"]["MemberScope"];
            /** @description Uid of the user. */
            uid: components["schemas"]["Uid"];
            /** @description Who the user is. Needed only if that user was not imported before. */
            userDetails?: components["schemas"]["ImportUser"];
        };
        /** @description Up to 50 members, each under its member id. */
        ImportMembersRequest: {
            /** @description The members, each under its member id. */
            members: {
                [key: string]: components["schemas"]["ImportMember"];
            };
        };
        /** @description A message to import. */
        ImportMessage: {
            /**
             * @description Text and files (`message`) or a kind of message of your own (`custom`).
             * @enum {string}
             */
            category?: "message" | "custom";
            data?: components["schemas"]["SubmittedMessageData"];
            /** @description When it reached the receiver, in seconds. */
            deliveredAt?: components["schemas"]["ImportTime"];
            /** @description The message's id, if it has one already. Named by the documentation's pages only. */
            id?: string;
            /** @description The users that the text mentions as `<@uid:mira>`, by uid. */
            mentionedUserDetails?: {
                [key: string]: components["schemas"]["ImportUser"];
            };
            /** @description An id of your own, unique among all messages. It equals the key. */
            muid: components["schemas"]["Muid"];
            /** @description When the receiver read it, in seconds. */
            readAt?: components["schemas"]["ImportTime"];
            /** @description Uid of the user or guid of the group it went to. */
            receiver: components["schemas"]["ReceiverId"];
            /** @description What the receiving group is. Needed only if it was not imported before. */
            receiverGroupDetails?: components["schemas"]["ImportGroupDetails"];
            /** @description Who the receiving group's owner is. Needed only if that user was not imported before. */
            receiverGroupOwnerDetails?: components["schemas"]["ImportUser"];
            /** @description Whether it went to one user or to a group. */
            receiverType: components["schemas"]["ReceiverTypeRequest"];
            /** @description Who the receiving user is. Needed only if that user was not imported before. */
            receiverUserDetails?: components["schemas"]["ImportUser"];
            /** @description Uid of the user who sent it. */
            sender: components["schemas"]["Uid"];
            /** @description Who the sender is. Needed only if that user was not imported before. */
            senderUserDetails?: components["schemas"]["ImportUser"];
            /** @description When it was sent, in seconds. The import keeps it. */
            sentAt: components["schemas"]["ImportTime"];
            tags?: components["schemas"]["Tags"];
            /** @description The kind of content: `text`, `image`, `file`, `audio` or `video` in the category `message`, a name of your own in the category `custom`. */
            type?: 'text' | 'image' | 'file' | 'audio' | 'video' | (string & {});
        };
        /** @description Up to 50 messages, each under its muid. */
        ImportMessagesRequest: {
            /** @description Of no documented meaning. */
            guid?: string;
            /** @description The messages, each under its muid. */
            messages: {
                [key: string]: components["schemas"]["ImportMessage"];
            };
            /** @description Of no documented meaning. */
            name?: string;
            /** @description Of no documented meaning. */
            type?: string;
        };
        /** @description A moment, in seconds since 1970-01-01T00:00:00Z, of ten digits. A number, or the same digits in a string. */
        ImportTime: number | string;
        /** @description A user to import. */
        ImportUser: {
            /** @description Address of the user's picture. */
            avatar?: string;
            /** @description When the user was created, in seconds. */
            createdAt?: components["schemas"]["ImportTime"];
            /** @description When the user was deactivated, in seconds. */
            deactivatedAt?: components["schemas"]["ImportTime"];
            /** @description When the user was last connected, in seconds. */
            lastActiveAt?: components["schemas"]["ImportTime"];
            /** @description Address of the user's profile page. */
            link?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description The name others see. */
            name: string;
            /** @description Id of a role that exists; `default` when left out. */
            role?: string;
            tags?: components["schemas"]["Tags"];
            /** @description The user's uid. Where it stands in a map, it equals the key. */
            uid: components["schemas"]["Uid"];
        };
        /** @description Up to 50 users, each under its uid. */
        ImportUsersRequest: {
            /** @description The users, each under its uid. */
            users: {
                [key: string]: components["schemas"]["ImportUser"];
            };
        };
        /** @description What has to be interacted with until the message counts as completed. */
        InteractionGoal: {
            /** @description Ids of the elements that count; left out with `none`. */
            elementIds?: string[];
            /** @description How many of the elements it takes. */
            type?: 'anyAction' | 'anyOf' | 'allOf' | 'oneOf' | 'none' | (string & {});
        } & {
            [key: string]: unknown;
        };
        /** @description What pressing a button does: open an address (`urlNavigation`) or send a request (`apiAction`). Whoever receives the message can read all of it, so never put a key or another secret into `headers`, `url` or `payload`. */
        InteractiveAction: {
            /** @description What is done. */
            actionType?: 'urlNavigation' | 'apiAction' | (string & {});
            /** @description The key under which the request carries what was filled in. */
            dataKey?: string;
            /** @description Headers of the request. */
            headers?: {
                [key: string]: unknown;
            };
            /** @description Method of the request, such as `POST`. */
            method?: string;
            /** @description Body of the request. */
            payload?: {
                [key: string]: unknown;
            };
            /** @description The address to open or to send the request to. */
            url?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A card with a picture, a text and buttons, for messages of type `card`. */
        InteractiveCard: {
            /** @description The buttons, in order. */
            cardActions?: components["schemas"]["InteractiveElement"][];
            /** @description Address of the picture. */
            imageUrl?: string;
            /** @description The text. */
            text?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What there is to fill in or press: a form, a card or a scheduler, by the type of the message. Content of type `customInteractive` is free-form. */
        InteractiveContent: components["schemas"]["InteractiveForm"] & components["schemas"]["InteractiveCard"] & components["schemas"]["InteractiveScheduler"];
        /** @description One element of an interactive message, such as a field or a button. */
        InteractiveElement: {
            action?: components["schemas"]["InteractiveAction"];
            /** @description What stands on the button. */
            buttonText?: string;
            /** @description What is filled in or chosen at first. A checkbox takes a list, the others take a string. */
            defaultValue?: string | string[];
            /** @description Whether the button can be pressed only once. */
            disableAfterInteracted?: boolean;
            /** @description Identifies the element within its message. */
            elementId?: string;
            /** @description What it is. */
            elementType?: 'textInput' | 'dropdown' | 'checkbox' | 'singleSelect' | 'button' | (string & {});
            /** @description What stands beside the field. */
            label?: string;
            /** @description How many lines a text field has at most. */
            maxLines?: number;
            /** @description Whether the field may be left empty. */
            optional?: boolean;
            /** @description What there is to choose from. */
            options?: components["schemas"]["InteractiveOption"][];
            /** @description What an empty text field shows. */
            placeholder?: {
                /** @description The text shown. */
                text?: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A form to fill in and submit, for messages of type `form`. */
        InteractiveForm: {
            /** @description The elements of the form, in order. */
            formFields?: components["schemas"]["InteractiveElement"][];
            /** @description The button that submits the form. */
            submitElement?: components["schemas"]["InteractiveElement"];
            /** @description The heading, in the published schema's spelling. */
            text?: string;
            /** @description The heading. */
            title?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A message to fill in or to press. */
        InteractiveMessage: components["schemas"]["MessageBase"] & {
            /**
             * @description Marks a message that can be interacted with.
             * @constant
             */
            category: "interactive";
            data: components["schemas"]["InteractiveMessageData"];
            /** @description What there is to interact with. */
            type: 'form' | 'card' | 'scheduler' | 'customInteractive' | (string & {});
        };
        /** @description What an interactive message holds. */
        InteractiveMessageData: components["schemas"]["MessageDataBase"] & ({
            /** @description Whether the sender may interact with it too. */
            allowSenderInteraction?: boolean;
            interactionGoal?: components["schemas"]["InteractionGoal"];
            interactiveData?: components["schemas"]["InteractiveContent"];
        } & {
            [key: string]: unknown;
        });
        /** @description One option of a dropdown, a checkbox or a choice. */
        InteractiveOption: {
            /** @description What is shown. */
            label?: string;
            /** @description What is submitted. */
            value?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A scheduler to pick a time for a meeting in, for messages of type `scheduler`. The units of `bufferTime` and `duration` are not documented; the examples suggest minutes. */
        InteractiveScheduler: {
            /** @description When the host is available, by day of the week in lower case (`monday`). A day may be missing. */
            availability?: {
                [key: string]: components["schemas"]["TimeRange"][];
            };
            /** @description Address of the host's picture. */
            avatarUrl?: string;
            /** @description Time kept free between two meetings; the unit is not documented, minutes by the look of the examples (15). */
            bufferTime?: number;
            /** @description Last day to choose from, as `YYYY-MM-DD`. */
            dateRangeEnd?: string;
            /** @description First day to choose from, as `YYYY-MM-DD`. */
            dateRangeStart?: string;
            /** @description Length of the meeting; the unit is not documented, minutes by the look of the examples (60). */
            duration?: number;
            /** @description What is shown once a time was picked. */
            goalCompletionText?: string;
            /** @description Address of a calendar file with the times that are taken. */
            icsFileUrl?: string;
            /** @description The button that books the time. */
            scheduleElement?: components["schemas"]["InteractiveElement"];
            /** @description Time zone of the host, such as `Europe/Berlin`. */
            timezoneCode?: string;
            /** @description What the meeting is about. */
            title?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Whether entries are words (`word`), regular expressions (`pattern`) or sentences to compare the meaning with (`sentence-similarity`).
         * @enum {string}
         */
        KeywordCategory: "word" | "pattern" | "sentence-similarity";
        /** @description A list of words, patterns or sentences that rules refer to. One list may serve many rules, and a change reaches all of them. */
        KeywordList: {
            /** @description An internal version, which only lists of lists show. */
            __v?: number;
            /** @description An internal id, which only lists of lists show. */
            _id?: string;
            /** @description Whether this is the list's current revision. */
            active: boolean;
            /** @description The app the list belongs to, or `default` for a list that comes with every app. Only lists of lists show it. */
            appId?: string;
            /** @description Whether the entries are words (`word`), regular expressions (`pattern`) or sentences (`sentence-similarity`). */
            category: 'word' | 'pattern' | 'sentence-similarity' | (string & {});
            /** @description When the list was created, in seconds. */
            createdAt: components["schemas"]["UnixSeconds"];
            /** @description True for a list that comes with the app. Your own lists lack the property. */
            default?: boolean;
            /** @description What the list is for. */
            description?: string;
            /** @description Identifies the list. */
            id: string;
            /** @description Whether the entries came from a CSV file. */
            isCSV: boolean;
            /** @description The list's name. */
            name: string;
            /** @description Identifies this revision: the app's id, the list's id and the number of the revision, joined by underscores. */
            revisionId: string;
            /** @description The entries. Those of a CSV file keep their quotation marks. Where the sentences of a `sentence-similarity` list stand is not documented. */
            searchTerms?: string[];
            /** @description When the list changed last, in seconds. */
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /** @description A list of words, patterns or sentences, typed in or as a CSV file. `category` tells what the entries are. */
        KeywordListRequest: components["schemas"]["WordListRequest"] | components["schemas"]["PatternListRequest"] | components["schemas"]["SentenceListRequest"] | components["schemas"]["CsvListRequest"];
        /** @description A place in the list and the direction to go on from it; there only when there is more in that direction. */
        KnowledgeBaseCursor: {
            affix: components["schemas"]["Affix"];
            /** @description The place, made of a time in milliseconds and sometimes a dot and a number after it. Send it back as it is. */
            cursor: string;
        };
        /** @description Facts about one stretch of a list, and where it goes on. */
        KnowledgeBaseCursorMeta: {
            current: components["schemas"]["CursorPosition"];
            next?: components["schemas"]["KnowledgeBaseCursor"];
            previous?: components["schemas"]["KnowledgeBaseCursor"];
        };
        /** @description What was removed. */
        KnowledgeBaseDeletion: {
            /** @description Whether it was taken off the agents that used it. */
            deletedFromAgents: boolean;
            /** @description Name of the file. */
            fileName?: string;
            /** @description Whether the stored file was removed. */
            s3FileDeleted?: boolean;
            /** @description Id of the file made of a text. */
            uniqueFileId?: string;
            /** @description Id of the source, if it was a text or a website. */
            uniqueId?: string;
            /** @description Id of the upload, if it was a file. */
            uploadId?: string;
            /** @description Whether its embeddings were removed. */
            vectorsDeleted: boolean;
        };
        /** @description Says that a source was removed, and what went with it. */
        KnowledgeBaseDeletionResult: {
            data: components["schemas"]["KnowledgeBaseDeletion"];
            /** @description The outcome as a sentence for a person. */
            message?: string;
            /** @description Whether it was removed. */
            success: boolean;
        };
        /** @description A file to upload. */
        KnowledgeBaseFile: {
            /** @description Name of the file. */
            fileName: string;
            /** @description Size in bytes; at most 50 MB. */
            fileSize: number;
            /** @description Media type of the file, such as `application/pdf`. */
            mimeType: string;
        };
        /** @description One page as it was read. */
        KnowledgeBasePage: {
            /** @description How many characters the text has. */
            charCount?: number;
            /** @description The text of the page. */
            content: string;
            /** @description Number of the page; the first is 1. */
            pageNumber: number;
        };
        /** @description Facts about one stretch of a source's pages. */
        KnowledgeBasePageMeta: {
            current: components["schemas"]["CursorPosition"];
        };
        /** @description A file, a text or a website that agents can learn from. */
        KnowledgeBaseSource: {
            /** @description The app the source belongs to. */
            appId?: string;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            lastSynced?: components["schemas"]["UnixMilliseconds"];
            /** @description Name of the file or title of the text. */
            sourceName: string;
            status: components["schemas"]["KnowledgeBaseStatus"];
            /** @description What kind of source it is. What it says for a website is not documented. */
            type: 'uploads' | 'text-details' | (string & {});
            /** @description Identifies the source. */
            uniqueId: string;
            updatedAt?: components["schemas"]["UnixMilliseconds"];
        };
        /** @description The source that pages were read from. */
        KnowledgeBaseSourceDetails: {
            /** @description When the source was added, in ISO 8601 without a time zone. */
            createdAt?: string;
            /** @description Name of the file. */
            fileName: string;
            /** @description How many pages were read from it. */
            totalPages: number;
        };
        /** @description How far a source is indexed. On its way (`indexing`), ready (`indexed`), given up (`failed`; sync it to try again) or up to date with where it comes from (`inSync`). */
        KnowledgeBaseStatus: 'indexing' | 'indexed' | 'failed' | 'inSync' | (string & {});
        /** @description The sources to ask about. */
        KnowledgeBaseStatusesRequest: {
            /** @description Ids of the sources; a list in spite of its name. */
            uniqueId: string[];
        };
        /** @description A text of the knowledge base, kept as a Markdown file. */
        KnowledgeBaseText: {
            createdAt?: components["schemas"]["UnixMilliseconds"];
            /** @description Name of the Markdown file made of it. */
            fileName: string;
            /** @description Whether the text is in use. */
            isActive?: boolean;
            /** @description Where the file is stored. */
            s3Key?: string;
            status: components["schemas"]["KnowledgeBaseStatus"];
            /** @description The text itself; not sent when it was just created or changed. */
            text?: string;
            /** @description What the text is called. */
            title: string;
            /** @description Identifies the text. */
            uniqueId: string;
            updatedAt?: components["schemas"]["UnixMilliseconds"];
            vectorizationStatus?: components["schemas"]["KnowledgeBaseVectorizationStatus"];
        };
        /** @description The text itself; at most 5,000 characters. */
        KnowledgeBaseTextContent: string;
        /** @description A text that was just created or changed. */
        KnowledgeBaseTextResult: {
            data: components["schemas"]["KnowledgeBaseText"];
            /** @description The outcome as a sentence for a person. */
            message?: string;
            /** @description Whether it was done. */
            success: boolean;
        };
        /** @description What the text is called; at most 500 characters. */
        KnowledgeBaseTextTitle: string;
        /** @description An announced file and the address to send it to. */
        KnowledgeBaseUpload: {
            /** @description Name of the file. */
            fileName?: string;
            /** @description Size in bytes. */
            fileSize?: number;
            /** @description Media type of the file. */
            mimeType?: string;
            /** @description Address that takes the file for a while. Whoever has it may send, so treat it as a secret. */
            presignedUrl: string;
            /** @description Where the file is stored. */
            s3Key?: string;
            /** @description Identifies the upload. */
            uploadId: string;
        };
        /** @description The files to announce. */
        KnowledgeBaseUploadsRequest: {
            /** @description The files. The dashboard takes at most 10 at once; whether that holds here is not documented. */
            files: components["schemas"]["KnowledgeBaseFile"][];
        };
        /** @description How far the embeddings are made. Only `completed` is documented. */
        KnowledgeBaseVectorizationStatus: 'completed' | (string & {});
        /** @description The message to mark a conversation from or up to. */
        MarkConversationRequest: {
            /** @description Id of the message, as a number. */
            messageId?: number;
        };
        /** @description Says that messages were marked. */
        MarkedConversation: {
            /** @description The outcome as a sentence for a person; its wording is not part of the contract. */
            message?: string;
            /** @description The same sentence, under the name that the published example gives it. */
            Message?: string;
            /** @description Whether it was done. */
            success: boolean;
        };
        /** @description A server that offers tools to agents over the Model Context Protocol. */
        McpServer: {
            /** @description The record's id. In the answers known it joins the app and the slug. */
            _id: string;
            /** @description The app the server is registered in. */
            appId?: string;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            /** @description What the server offers. */
            description?: string;
            /** @description Address of the server's picture. */
            icon?: string;
            /** @description The name people see. */
            name: string;
            /** @description Identifies the server in the app. */
            slug: string;
            updatedAt?: components["schemas"]["UnixMilliseconds"];
            /** @description Address of the server. */
            url: string;
        };
        /** @description Files that a person or a bot sent: pictures, films, sound or others, of the kind that `type` names. Once the message is deleted (`deletedAt`) the service may leave the files out. */
        MediaMessage: components["schemas"]["MessageBase"] & {
            /**
             * @description Marks text and files.
             * @constant
             */
            category: "message";
            data: components["schemas"]["MediaMessageData"];
            /**
             * @description The kind of files.
             * @enum {string}
             */
            type: "image" | "video" | "audio" | "file";
        };
        /** @description What a file message holds. */
        MediaMessageData: components["schemas"]["MessageDataBase"] & {
            /** @description The files of the message. */
            attachments: components["schemas"]["MessageAttachment"][];
            /** @description The caption of the files, if any. */
            text?: string;
            /** @description Address of the file, as some file messages repeat it here. */
            url?: string;
        };
        /** @description What a file message holds, at most 10 KB in all, not counting the files. May hold further keys of your own. */
        MediaMessageDataRequest: {
            /** @description The files, at most 100 MB together. */
            attachments: components["schemas"]["MessageAttachmentRequest"][];
            /** @description Free-form JSON that travels with the message. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description A caption. */
            text?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A user as a member of a group. */
        Member: components["schemas"]["User"] & {
            /** @description When the user joined the group, in seconds. */
            joinedAt: components["schemas"]["UnixSeconds"];
            scope: components["schemas"]["MemberScope"];
        };
        /** @description What became of one membership. `success` tells which of the two shapes it is. */
        MemberImportResult: {
            data: components["schemas"]["Membership"];
            /**
             * @description Marks a success.
             * @constant
             */
            success: true;
        } | components["schemas"]["ImportFailure"];
        /** @description Whether one user was added or banned. */
        MemberResult: {
            /** @description The message that tells the group of its new member; nobody is told of a ban. */
            data?: components["schemas"]["ActionMessage"];
            /** @description Why it was not done. */
            error?: components["schemas"]["ErrorDetail"];
            /** @description Whether it was done. */
            success?: boolean;
        };
        /** @description One result per user, by uid. */
        MemberResults: {
            [key: string]: components["schemas"]["MemberResult"];
        };
        /** @description What a member may do in a group. An `admin` does everything, down to deleting it; a `moderator` updates it and looks after the participants; a `participant` takes part. */
        MemberScope: 'admin' | 'moderator' | 'participant' | (string & {});
        /** @description The tie between one user and one group. */
        Membership: {
            /** @description Guid of the group. */
            guid: string;
            /** @description When the user joined the group, in seconds. */
            joinedAt?: components["schemas"]["UnixSeconds"];
            scope: components["schemas"]["MemberScope"];
            /** @description Uid of the member. */
            uid: string;
        };
        /** @description Uids of existing users, at most 25. */
        MemberUids: components["schemas"]["Uid"][];
        /** @description One entry of a conversation. Its `category` says what it is: text or files (`message`), something your app defines (`custom`), something that was done (`action`), a step of a ringing call (`call`), something to fill in or press (`interactive`), something an AI agent says or does (`agentic`), or a card (`card`). The list is open: a message of any other category is an `UnknownMessage`, so that a list never breaks on it. */
        Message: components["schemas"]["ContentMessage"] | components["schemas"]["CustomMessage"] | components["schemas"]["ActionMessage"] | components["schemas"]["CallMessage"] | components["schemas"]["InteractiveMessage"] | components["schemas"]["AgenticMessage"] | components["schemas"]["CardMessage"] | components["schemas"]["UnknownMessage"];
        /** @description Something that was done to a message. `data.message` is the record of the deed; the message itself stands in its `data.entities.on.entity`. */
        MessageActionEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                message: components["schemas"]["ActionMessage"];
            };
        };
        /** @description One file of a message. */
        MessageAttachment: {
            /** @description Extension of the name, without the dot. */
            extension?: string;
            /** @description Media type, such as `image/png`. */
            mimeType?: string;
            /** @description Name of the file. */
            name?: string;
            /** @description Size in bytes. */
            size?: number | string;
            /** @description Address of the file. It may be signed and expire, after a day unless the app is set otherwise. */
            url: string;
        };
        /** @description A file that is reachable at a public address. */
        MessageAttachmentRequest: {
            /** @description Extension of the name, without the dot. */
            extension: string;
            /** @description Media type, such as `image/png`. */
            mimeType: string;
            /** @description Name of the file. */
            name: string;
            /** @description Size in bytes. */
            size?: number | string;
            /**
             * Format: uri
             * @description Public address of the file.
             */
            url: string;
        };
        /** @description What every message has, whatever its category. */
        MessageBase: WithRequired<components["schemas"]["MessageFields"], "id" | "conversationId" | "sender" | "receiverType" | "receiver" | "sentAt"> & {
            /** @description The message that this one quotes. Lists leave it out with `hideQuotedMessages`. */
            quotedMessage?: components["schemas"]["MessageSnapshot"];
        };
        /** @description What the `data` of a message may hold, whatever its category. */
        MessageDataBase: {
            entities?: components["schemas"]["MessageEntities"];
            /** @description The users the text mentions, by uid. */
            mentions?: {
                [key: string]: components["schemas"]["User"];
            };
            metadata?: components["schemas"]["MessageMetadata"];
            moderation?: components["schemas"]["MessageModeration"];
            /** @description How often each reaction was given. */
            reactions?: components["schemas"]["ReactionCount"][];
            /** @description The client that sent the message, such as `WEB-4_0_10-` and its device and session. */
            resource?: string;
        };
        /** @description Who sent a message and who received it, as they were then. */
        MessageEntities: {
            receiver?: components["schemas"]["ReceiverEntity"];
            sender?: components["schemas"]["UserEntity"];
        };
        /** @description A message that something was done to. */
        MessageEntity: {
            entity: components["schemas"]["MessageSnapshot"];
            /**
             * @description Marks a message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            entityType: "message";
        };
        /** @description Something about a message that was sent. `data.message` is the message as everybody sees it. */
        MessageEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                message: components["schemas"]["Message"];
            };
        };
        /** @description The fields of a message, whatever its category. */
        MessageFields: {
            /**
             * @description The conversation it belongs to, such as `jonas_user_mira` or `group_tomato-growers`.
             * @example group_tomato-growers
             */
            conversationId?: string;
            /** @description When it was deleted, in seconds. */
            deletedAt?: components["schemas"]["UnixSecondsOrNull"];
            /** @description Uid of the user who deleted it; `app_system` when the app itself did. */
            deletedBy?: string | null;
            /** @description When it reached the receiver, in seconds. */
            deliveredAt?: components["schemas"]["UnixSecondsOrNull"];
            /** @description When it was edited, in seconds. */
            editedAt?: components["schemas"]["UnixSecondsOrNull"];
            /** @description Uid of the user who edited it; `app_system` when the app itself did. */
            editedBy?: string | null;
            /**
             * @description Identifies the message; digits, given by the service.
             * @example 4202
             */
            id?: string;
            /**
             * @description The id that the sender gave the message, if any.
             * @example web-7f3a
             */
            muid?: string;
            myReceipt?: components["schemas"]["MessageReadState"];
            /**
             * @description Id of the message whose thread this one replies in; only replies have it.
             * @example 4201
             */
            parentId?: string;
            /** @description When it was pinned, in seconds; left out while it is not pinned. */
            pinnedAt?: components["schemas"]["UnixSecondsOrNull"];
            /** @description Uid of the user who pinned it, `app_system` when the app itself did; left out while it is not pinned. */
            pinnedBy?: string | null;
            /** @description Id of the message that this one quotes. */
            quotedMessageId?: string | number;
            /** @description When the receiver read it, in seconds. */
            readAt?: components["schemas"]["UnixSecondsOrNull"];
            receipts?: components["schemas"]["MessageReceipts"];
            /**
             * @description Uid of the user or guid of the group it went to.
             * @example tomato-growers
             */
            receiver?: string;
            receiverType?: components["schemas"]["ReceiverType"];
            /** @description How many replies its thread has. */
            replyCount?: number;
            /** @description When the user on whose behalf the call is made saved it, in seconds; nobody else sees it. */
            savedAt?: components["schemas"]["UnixSecondsOrNull"];
            /**
             * @description Uid of the user who sent it; `app_system` when the app itself did.
             * @example jonas
             */
            sender?: string;
            /** @description When it was sent, in seconds. */
            sentAt?: components["schemas"]["UnixSeconds"];
            /** @description Labels of the message. */
            tags?: string[];
            /** @description Whether the user on whose behalf the call is made is subscribed to its thread. */
            threadSubscribed?: boolean;
            /** @description When it was unpinned, in seconds; told by events only. */
            unpinnedAt?: components["schemas"]["UnixSecondsOrNull"];
            /** @description Uid of the user who unpinned it, `app_system` when the app itself did; told by events only. */
            unpinnedBy?: string | null;
            /** @description How many of the replies the user on whose behalf the call is made has not read. */
            unreadRepliesCount?: number;
            /** @description When it changed last, in seconds; equals `sentAt` until then. */
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        /** @description One user's report of a message. */
        MessageFlag: {
            /** @description Address of the user's picture. */
            avatar?: string;
            /** @description Description of that reason. */
            description?: string;
            /** @description When the user flagged the message, in seconds. */
            flaggedAt: components["schemas"]["UnixSeconds"];
            /** @description The user's name. */
            name?: string;
            /** @description Id of the moderation reason that was chosen. */
            reasonId?: string;
            /** @description Name of that reason. */
            reasonName?: string;
            /** @description What the user added in words of their own. */
            remark?: string;
            /** @description The user's role. */
            role?: string;
            /** @description Uid of the user who flagged the message. */
            uid: string;
        };
        /** @description What became of one message. `success` tells which of the two shapes it is. */
        MessageImportResult: {
            data: components["schemas"]["Message"];
            /**
             * @description Marks a success.
             * @constant
             */
            success: true;
        } | components["schemas"]["ImportFailure"];
        /** @description Free-form JSON that travels with a message. Extensions leave what they found out under `@injected.extensions`, by extension. */
        MessageMetadata: {
            /** @description What the service added. */
            "@injected"?: {
                /** @description What each extension added, by the extension's id; its shape is the extension's own. */
                extensions?: {
                    [key: string]: {
                        [key: string]: unknown;
                    };
                };
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description How many messages and receipts there were, in stretches of five minutes. */
        MessageMetrics: {
            /** @description The app that the figures are for. */
            appId?: string;
            /** @description The stretches, in order of time. */
            dataPoints: components["schemas"]["MessageMetricsPoint"][];
            /** @description Where the last stretch ends, in milliseconds since 1970-01-01T00:00:00Z, written as a string. */
            endTime?: string;
            /** @description Where the first stretch begins, in milliseconds since 1970-01-01T00:00:00Z, written as a string. */
            startTime?: string;
        };
        /** @description What happened in one stretch of five minutes. */
        MessageMetricsPoint: {
            /** @description Receipts that say a message was delivered. */
            deliveryReceipts?: number;
            /** @description Where the stretch ends, in milliseconds since 1970-01-01T00:00:00Z, written as a string. */
            endTime?: string;
            /** @description Messages sent. */
            messagesSent?: number;
            /** @description Receipts that say a message was read. */
            readReceipts?: number;
            /** @description Where the stretch begins, in milliseconds since 1970-01-01T00:00:00Z, written as a string. */
            startTime?: string;
        };
        /** @description What moderation decided about a message. */
        MessageModeration: {
            rule?: components["schemas"]["MessageModerationRule"];
            /** @description Not decided yet (`pending`), shown to its receivers (`approved`), or blocked (`disapproved`). */
            status: 'pending' | 'approved' | 'disapproved' | (string & {});
        };
        /** @description The moderation rule that a message broke. */
        MessageModerationRule: {
            /** @description Id of the rule. */
            id: string;
            /** @description Name of the rule. */
            name?: string;
        };
        /** @description How far the user on whose behalf the call is made has come with the message. */
        MessageReadState: {
            /** @description When it reached that user, in seconds. */
            deliveredAt?: components["schemas"]["UnixSecondsOrNull"];
            /** @description When that user read it, in seconds. */
            readAt?: components["schemas"]["UnixSecondsOrNull"];
        } & {
            [key: string]: unknown;
        };
        /** @description Receipts of a message, as the last message of a conversation may carry them. */
        MessageReceipts: {
            /** @description Only an empty list inside the list has been published; what an entry holds is not documented. */
            data?: (unknown[] | {
                [key: string]: unknown;
            })[];
        };
        /** @description A message as another record carries it along: the one that was edited or deleted, the one that is quoted, or the last reply of a thread. It may hold no more than its id, and fields without a value may be empty or null. */
        MessageSnapshot: WithRequired<components["schemas"]["MessageFields"], "id"> & {
            /** @description The category of the message. */
            category?: 'message' | 'custom' | 'action' | 'call' | 'interactive' | 'agentic' | 'card' | (string & {});
            data?: components["schemas"]["MessageSnapshotData"];
            /** @description The kind of content, such as `text`, or your own type of a custom message. */
            type?: string;
        };
        /** @description What the message says, as far as it is told; of a deleted message only who sent and received it. */
        MessageSnapshotData: components["schemas"]["ContentMessageData"] & components["schemas"]["CustomMessageData"];
        /** @description Free-form JSON of your own. At most 5 KB, inside a request body of at most 10 KB. */
        Metadata: {
            [key: string]: unknown;
        };
        /** @description The message that was looked at, without its content. */
        ModeratedResource: {
            /** @description The category of the message, such as `message`. */
            category?: string;
            /** @description The conversation it belongs to. */
            conversationId?: string;
            /** @description Id of the message. */
            id: string;
            /** @description Uid of the user or guid of the group it went to. */
            receiver?: string;
            receiverType?: components["schemas"]["ReceiverType"];
            /** @description Uid of the user who sent it. */
            sender?: string;
            /** @description When it was sent, in seconds. */
            sentAt?: components["schemas"]["UnixSeconds"];
            /** @description The kind of content, such as `text`. */
            type?: string;
        };
        /** @description The moderation engine has decided about a message. The verdict stands in `data.message.data.moderation.status`. */
        ModerationDecisionEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                message: components["schemas"]["Message"];
            };
        };
        /** @description An engine outside the service could not decide about a message. */
        ModerationFailureEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["FailedModeration"];
        };
        /** @description A rule that a message broke, and the condition that made the rule fire. */
        ModerationFinding: {
            condition?: components["schemas"]["RuleCondition"];
            rule?: components["schemas"]["BrokenRule"];
        };
        /** @description Identifies a rule or a keyword list. At most 100 characters, no spaces or special characters; the ids that are known hold letters, digits, hyphen and underscore. */
        ModerationId: string;
        /** @description Facts about a moderation list. It names no cursor, so there is no documented way to fetch what lies beyond `limit`. */
        ModerationListMeta: {
            current?: components["schemas"]["CursorPosition"];
        };
        /** @description A reason that users choose from when they flag a message. */
        ModerationReason: {
            /** @description When it was created, in seconds since 1970-01-01T00:00:00Z, as a number or as a string of digits. */
            createdAt: number | string;
            /** @description True for a reason that comes with the app. Your own reasons lack the property. */
            default?: boolean;
            /** @description What the reason covers. */
            description?: string;
            /** @description Identifies the reason. This is the `reasonId` that `flag-a-message` takes. */
            id: string;
            /** @description The name that users see. */
            name: string;
            /** @description When it changed last, in seconds since 1970-01-01T00:00:00Z, as a number or as a string of digits. */
            updatedAt: number | string;
        };
        /** @description A moderator has decided about a message that the engine had blocked. */
        ModerationReviewEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                message: components["schemas"]["Message"];
                /** @description Why the engine had blocked the message, rule by rule. */
                moderation: components["schemas"]["ModerationFinding"][];
                /** @description Whether a moderator has looked at the message. */
                reviewed: boolean;
            };
        };
        /** @description A rule that every message is held against. It stands in one of its revisions. Filters, which a rule may be created with, are not in any published answer. */
        ModerationRule: {
            /** @description What happens to a message that breaks the rule. */
            action: components["schemas"]["RuleAction"][];
            /** @description Whether this is the rule's current revision. Former ones have false. */
            active: boolean;
            /** @description What makes the rule fire. */
            conditions: components["schemas"]["RuleCondition"][];
            /** @description When the rule was created, in seconds; the same in all its revisions. */
            createdAt: components["schemas"]["UnixSeconds"];
            /** @description True for a rule that comes with the app. Your own rules lack the property. */
            default?: boolean;
            /** @description What the rule is for. */
            description?: string;
            /** @description Whether the rule is applied. */
            enabled: boolean;
            /** @description Identifies the rule. */
            id: string;
            /** @description The rule's name. */
            name: string;
            /** @description Identifies this revision: the app's id, the rule's id and the number of the revision, joined by underscores. Built-in rules may differ. */
            revisionId: string;
            /** @description When this revision was made, in seconds. */
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /** @description An id of your own for the message, unique among them. */
        Muid: string;
        /** @description The users and groups that each get the message. */
        MultipleReceivers: {
            /** @description Guids of the groups. */
            guids?: components["schemas"]["Guid"][];
            /** @description Uids of the users. */
            uids?: components["schemas"]["Uid"][];
        };
        /** @description The conversations to silence. */
        MuteConversationsRequest: {
            /** @description The conversations. */
            conversations: components["schemas"]["ConversationToMute"][];
        };
        /** @description A conversation that a user has silenced. */
        MutedConversation: {
            /** @description Uid of the other user, or guid of the group. */
            id?: string;
            /** @description Whether it is a conversation of two or a group. */
            type?: 'oneOnOne' | 'group' | (string & {});
            /** @description Until when it stays silent, in milliseconds since 1970-01-01T00:00:00Z. */
            until?: components["schemas"]["UnixMilliseconds"];
        };
        /** @description When the user is left in peace. */
        MuteNotificationPreferences: {
            dnd?: components["schemas"]["NotificationDndSetting"];
            schedule?: components["schemas"]["NotificationSchedule"];
        };
        /** @description How silence is kept, and which kinds of it users may choose for themselves. */
        MuteNotificationSettings: {
            /** @description Whether users may turn do-not-disturb on and off. */
            dndPreferenceOverride?: components["schemas"]["NotificationOverride"];
            dndPreferenceSetting?: components["schemas"]["NotificationDndSetting"];
            /** @description Whether users may mute groups. */
            mutedGroupsOverride?: components["schemas"]["NotificationOverride"];
            /** @description Whether users may mute conversations of two. */
            mutedOneOnOnesOverride?: components["schemas"]["NotificationOverride"];
            /** @description Whether users may set a schedule of their own. */
            schedulePreferenceOverride?: components["schemas"]["NotificationOverride"];
            schedulePreferenceSetting?: components["schemas"]["NotificationSchedule"];
        };
        /** @description A group to create if there is none with this guid. */
        NewGroupDetails: {
            /** @description When the group was created, in seconds. */
            createdAt?: components["schemas"]["UnixSeconds"];
            guid: components["schemas"]["Guid"];
            /** @description Address of the group's picture. */
            icon?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description The name others see. */
            name: string;
            /** @description Uid of the user who owns the group. */
            owner?: components["schemas"]["Uid"];
            /** @description What to join a group of type `password` with. */
            password?: string;
            tags?: components["schemas"]["Tags"];
            type: components["schemas"]["GroupType"];
        };
        /** @description A user to create if there is none with this uid. */
        NewUserDetails: {
            /** @description Address of the user's picture. */
            avatar?: string;
            /** @description When the user was created, in seconds. */
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description Address of the user's profile page. */
            link?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description The name others see. */
            name: string;
            /** @description Id of a role that exists. */
            role?: string;
            tags?: components["schemas"]["Tags"];
            uid: components["schemas"]["Uid"];
        };
        /** @description Where a user is reached by e-mail and SMS. */
        NotificationContactDetails: {
            /** @description The user's e-mail address. */
            email?: string;
            /** @description The user's phone number with its country code, such as `+1` or `+49`. */
            phno?: string;
        };
        /** @description How missed messages are gathered into one e-mail or SMS, and how many of these a user gets at most. */
        NotificationDigestSettings: {
            /** @description Seconds between one and the next. */
            intervalInSeconds?: number;
            /** @description How many a user gets in a day at most. */
            maxPerDay?: number;
            /** @description How many a user gets in a day about one conversation at most. */
            maxPerDayPerConversation?: number;
            /** @description Whether only unread messages are put in. `false` puts in every message, read ones too. */
            notifyForUnreadOnly?: boolean;
        };
        /**
         * @description Do not disturb. `1` off, notifications come through; `2` on, none does.
         * @enum {integer}
         */
        NotificationDndSetting: 1 | 2;
        /** @description Subjects of the e-mails about missed messages. Names in double braces are filled in. */
        NotificationEmailTemplate: {
            /** @description Subject about a group. */
            subjectGroup?: string;
            /** @description Subject about a conversation of two. */
            subjectOneOnOne?: string;
        };
        /**
         * @description Whether the event notifies. `1` never, `2` each time.
         * @enum {integer}
         */
        NotificationEventSetting: 1 | 2;
        /** @description A template with a spare body, for messages that may have no text. */
        NotificationFallbackTemplate: components["schemas"]["NotificationTemplate"] & {
            /** @description What the notification says where the body comes out empty; read from the name. */
            body_fallback?: string;
        };
        /** @description Title and body of a push notification about a mention of everyone (`@all`) in a group. */
        NotificationGroupMentionTemplate: {
            /** @description What the notification says. */
            body?: string;
            /** @description What the notification says where the body comes out empty; read from the name. */
            body_fallback?: string;
            /** @description Title in a group. */
            titleGroup?: string;
        };
        /** @description One notification that was sent or withheld, and why. */
        NotificationLog: {
            /** @description Identifies the entry. */
            _id?: string;
            /** @description How the user was to be reached. */
            channel?: 'push' | 'email' | 'sms' | (string & {});
            /** @description Which part of the service made the entry. */
            component?: string;
            /** @description Uid of the member of the group who is notified. */
            member?: string;
            /** @description Id of the message. A number here, where messages themselves have it as text. */
            messageId?: number;
            /** @description When the message was sent, in milliseconds since 1970-01-01T00:00:00Z. */
            messageSentAtMS?: components["schemas"]["UnixMilliseconds"];
            /** @description Whether the provider was called. `false` means that it was withheld; `reason` says why. */
            notificationTriggered?: boolean;
            payload?: components["schemas"]["NotificationLogPayload"];
            /** @description When the service was done with it, in milliseconds since 1970-01-01T00:00:00Z. */
            processingEndedAtMS?: components["schemas"]["UnixMilliseconds"];
            /** @description When the service began with it, in milliseconds since 1970-01-01T00:00:00Z. */
            processingStartedAtMS?: components["schemas"]["UnixMilliseconds"];
            /** @description Who was to deliver it. */
            provider?: 'fcm' | 'apns' | 'sendgrid' | 'twilio' | 'custom' | (string & {});
            /** @description Which of the app's push providers that was. */
            providerId?: string;
            /** @description The push token that was sent to. */
            pushToken?: string;
            /** @description Id of the reaction, where it is about one. */
            reactionId?: number;
            /** @description Uid of the user who is told of the reaction. */
            reactionReceiver?: string;
            /** @description Uid of the user who reacted. */
            reactionSender?: string;
            /** @description Why it was withheld. */
            reason?: 'MESSAGES_PREFERENCE' | 'REPLIES_PREFERENCE' | 'QUOTED_REPLIES_PREFERENCE' | 'MESSAGE_ACTIONS_PREFERENCE' | 'REACTIONS_PREFERENCE' | 'GROUP_ACTIONS_PREFERENCE' | 'DND_PREFERENCE' | 'MUTE_PREFERENCE' | 'SCHEDULE_PREFERENCE' | 'CALL_PREFERENCE' | 'QUOTA_PREFERENCE' | 'MISSING_EMAIL' | 'MISSING_PHNO' | 'INVALID_PUSH_PROVIDER_ID' | 'TIMED_OUT' | 'NOT_FOUND' | 'TWILIO_CREATE_ERROR' | (string & {});
            /** @description Uid or guid that the message was sent to. */
            receiver?: string;
            /** @description Whether that is a user or a group. */
            receiverType?: 'user' | 'group' | (string & {});
            /** @description Uid of the user who sent the message. */
            sender?: string;
            /** @description What the push token is for. */
            tokenType?: string;
            /** @description How long that took, in milliseconds. */
            totalProcessingTimeInMS?: number;
            /** @description The event that caused it. */
            trigger?: 'after_message' | 'message_deleted' | 'message_edited' | 'message_reaction_added' | 'initiated' | 'rejected' | 'cancelled' | 'unanswered' | 'after_group_joined' | 'after_group_left' | 'after_group_members_added' | 'after_group_members_kicked' | 'after_group_members_banned' | 'after_group_members_unbanned' | 'after_scope_changed' | (string & {});
        };
        /** @description What the system shows. */
        NotificationLogAlert: {
            /** @description The body, filled in from the template. */
            body?: string;
            /** @description The title, filled in from the template. */
            title?: string;
        };
        /** @description A place in the log and the direction to go on from it. */
        NotificationLogCursor: {
            affix?: components["schemas"]["Affix"];
            /** @description Number of the entry that the cursor stands at, under the name the published example gives it. */
            messageId?: number;
        };
        /** @description What the app on the device gets to read. Numbers come as text. */
        NotificationLogData: {
            /** @description The body, filled in from the template. */
            body?: string;
            /** @description What happened to the call. */
            callAction?: string | null;
            /** @description The kind of call. */
            callType?: string | null;
            /** @description The conversation. */
            conversationId?: string;
            /** @description Uid or guid of the receiver. */
            receiver?: string;
            /** @description Name of the receiver. */
            receiverName?: string;
            /** @description Whether the receiver is a user or a group. */
            receiverType?: 'user' | 'group' | (string & {});
            /** @description Uid of the sender. */
            sender?: string;
            /** @description Name of the sender. */
            senderName?: string;
            /** @description When the call's message was sent; unit not documented. */
            sentAt?: string | null;
            /** @description The call's session. */
            sessionId?: string | null;
            /** @description Digits that tell this push from others; the message's id by the looks of it. */
            tag?: string;
            /** @description The title, filled in from the template. */
            title?: string;
            /** @description What it is about, such as `chat`. */
            type?: string;
        };
        /** @description Facts about one stretch of the log. */
        NotificationLogMeta: {
            current?: components["schemas"]["CursorPosition"];
            next?: components["schemas"]["NotificationLogCursor"];
            previous?: components["schemas"]["NotificationLogCursor"];
        };
        /** @description What was handed to the provider. */
        NotificationLogPayload: {
            alert?: components["schemas"]["NotificationLogAlert"];
            /** @description Pushes of one such id replace each other on the device; digits, as text. */
            collapseId?: string;
            /** @description `1` where the push wakes the app in the background. */
            contentAvailable?: number;
            /** @description When Apple gives up delivering, in seconds since 1970-01-01T00:00:00Z. */
            expiry?: components["schemas"]["UnixSeconds"];
            /** @description `1` where the app may change the push before it is shown. */
            mutableContent?: number;
            payload?: components["schemas"]["NotificationLogData"];
            /** @description Apple's priority. */
            priority?: number;
            /** @description Apple's push type, such as `alert`. */
            pushType?: string;
            /** @description The sound, such as `default`. */
            sound?: string;
            /** @description The topic at Apple; the app's bundle id for most pushes. */
            topic?: string;
            /** @description The kind of payload, such as `apns`. */
            type?: string;
        };
        /** @description Title and bodies of a push notification about a file, by kind of file. */
        NotificationMediaTemplate: {
            /** @description What the notification says about a recording. */
            body_audio?: string;
            /** @description What the notification says about any other file. */
            body_file?: string;
            /** @description What the notification says about a picture. */
            body_image?: string;
            /** @description What the notification says about a video. */
            body_video?: string;
            /** @description Title in a group. */
            titleGroup?: string;
            /** @description Title in a conversation of two. */
            titleOneOnOne?: string;
        };
        /**
         * @description Which of them notify. `1` none, `2` every one, `3` only those that mention the user.
         * @enum {integer}
         */
        NotificationMessageSetting: 1 | 2 | 3;
        /** @description Whether users may choose for themselves here. */
        NotificationOverride: boolean;
        /** @description What one user chose. */
        NotificationPreferences: {
            groupPreferences?: components["schemas"]["GroupNotificationPreferences"];
            mutePreferences?: components["schemas"]["MuteNotificationPreferences"];
            oneOnOnePreferences?: components["schemas"]["OneOnOneNotificationPreferences"];
            /** @description Whether the user's notifications are worded by the privacy templates. A yes or no here, unlike the number in the app's templates. */
            usePrivacyTemplate?: boolean;
        };
        /**
         * @description Which templates are used. `1` the default ones, `2` the privacy ones, `3` the default ones until the user switches to privacy.
         * @enum {integer}
         */
        NotificationPrivacySetting: 1 | 2 | 3;
        /**
         * @description Which reactions notify. `1` none, `2` those to the user's own messages, `3` those to any message.
         * @enum {integer}
         */
        NotificationReactionSetting: 1 | 2 | 3;
        /** @description When notifications arrive, day by day. The default, `0` to `2359` on every day, lets them through at any time. */
        NotificationSchedule: {
            friday?: components["schemas"]["NotificationScheduleDay"];
            monday?: components["schemas"]["NotificationScheduleDay"];
            saturday?: components["schemas"]["NotificationScheduleDay"];
            sunday?: components["schemas"]["NotificationScheduleDay"];
            thursday?: components["schemas"]["NotificationScheduleDay"];
            tuesday?: components["schemas"]["NotificationScheduleDay"];
            wednesday?: components["schemas"]["NotificationScheduleDay"];
        };
        /** @description One day of the weekly schedule, in the user's own time zone. */
        NotificationScheduleDay: {
            /** @description Whether the whole day stays silent. */
            dnd?: boolean;
            /** @description From when on notifications arrive, as hours and minutes of a 24-hour clock; `830` is half past eight. */
            from?: number;
            /** @description Until when notifications arrive, as hours and minutes of a 24-hour clock; `2359` is the end of the day. */
            to?: number;
        };
        /** @description How the app notifies its users. */
        NotificationSettings: {
            preferences: components["schemas"]["AppNotificationPreferences"];
            sound: components["schemas"]["NotificationSound"];
            templates: components["schemas"]["NotificationTemplates"];
        };
        /** @description Texts of the SMS about missed messages. Names in double braces are filled in. */
        NotificationSmsTemplate: {
            /** @description Text about a group. */
            bodyGroup?: string;
            /** @description Text about a conversation of two. */
            bodyOneOnOne?: string;
        };
        /** @description The sounds of push notifications, by file name; `default` is the device's own. */
        NotificationSound: {
            /** @description The sound of a call. */
            call?: string;
            /** @description The sound of a message. */
            chat?: string;
        };
        /** @description Says that something was done. */
        NotificationSuccess: {
            /** @description Whether it was done. */
            success: boolean;
        };
        /** @description Title and body of a push notification. Names in double braces, such as `{{message.data.text}}`, are filled in from the message. */
        NotificationTemplate: {
            /** @description What the notification says. */
            body?: string;
            /** @description Title in a group. */
            titleGroup?: string;
            /** @description Title in a conversation of two. */
            titleOneOnOne?: string;
        };
        /** @description The wording of notifications. Each comes twice, as default and as privacy template; the latter is meant to tell nothing of the message. */
        NotificationTemplates: {
            /** @description Default wording for other custom messages. */
            customMessageTemplateDefault?: components["schemas"]["NotificationFallbackTemplate"];
            /** @description Privacy wording for other custom messages. */
            customMessageTemplatePrivacy?: components["schemas"]["NotificationFallbackTemplate"];
            /** @description Default wording for e-mails. */
            emailSubjectTemplateDefault?: components["schemas"]["NotificationEmailTemplate"];
            /** @description Privacy wording for e-mails. */
            emailSubjectTemplatePrivacy?: components["schemas"]["NotificationEmailTemplate"];
            /** @description Default wording for mentions of everyone in a group. */
            groupMentionTemplateDefault?: components["schemas"]["NotificationGroupMentionTemplate"];
            /** @description Privacy wording for mentions of everyone in a group. */
            groupMentionTemplatePrivacy?: components["schemas"]["NotificationGroupMentionTemplate"];
            /** @description Default wording for pictures, recordings, videos and files. */
            mediaMessageTemplateDefault?: components["schemas"]["NotificationMediaTemplate"];
            /** @description Privacy wording for pictures, recordings, videos and files. */
            mediaMessageTemplatePrivacy?: components["schemas"]["NotificationMediaTemplate"];
            /** @description Default wording for polls, which are custom messages of type `extension_poll`. */
            pollMessageTemplateDefault?: components["schemas"]["NotificationFallbackTemplate"];
            /** @description Privacy wording for polls, which are custom messages of type `extension_poll`. */
            pollMessageTemplatePrivacy?: components["schemas"]["NotificationFallbackTemplate"];
            /** @description Default wording for reminders, which are custom messages of type `extension_reminders`. */
            reminderMessageTemplateDefault?: components["schemas"]["NotificationFallbackTemplate"];
            /** @description Privacy wording for reminders, which are custom messages of type `extension_reminders`. */
            reminderMessageTemplatePrivacy?: components["schemas"]["NotificationFallbackTemplate"];
            /** @description Default wording for SMS. */
            smsContentTemplateDefault?: components["schemas"]["NotificationSmsTemplate"];
            /** @description Privacy wording for SMS. */
            smsContentTemplatePrivacy?: components["schemas"]["NotificationSmsTemplate"];
            /** @description Default wording for text messages. */
            textMessageTemplateDefault?: components["schemas"]["NotificationTemplate"];
            /** @description Privacy wording for text messages. */
            textMessageTemplatePrivacy?: components["schemas"]["NotificationTemplate"];
            usePrivacyTemplate?: components["schemas"]["NotificationPrivacySetting"];
            /** @description Default wording for mentions of one user. */
            userMentionTemplateDefault?: components["schemas"]["NotificationUserMentionTemplate"];
            /** @description Privacy wording for mentions of one user. */
            userMentionTemplatePrivacy?: components["schemas"]["NotificationUserMentionTemplate"];
        };
        /** @description The time zone that a user's schedule is read in. */
        NotificationTimezone: {
            /** @description Its name in the tz database, such as `Europe/Berlin`. */
            timezone?: string;
        };
        /** @description Titles and bodies of a push notification that tells a user of being mentioned. */
        NotificationUserMentionTemplate: {
            /** @description What the notification says where the body comes out empty; read from the name. */
            body_fallback?: string;
            /** @description What the notification says in a group. */
            bodyGroup?: string;
            /** @description What the notification says in a conversation of two. */
            bodyOneOnOne?: string;
            /** @description Title in a group. */
            titleGroup?: string;
            /** @description Title in a conversation of two. */
            titleOneOnOne?: string;
        };
        /** @description A moment, in seconds since 1970-01-01T00:00:00Z. Null, or left out, as long as it has not come. */
        NullableUnixSeconds: number | null;
        /** @description One conversation, alone or as the only entry of a list. */
        OneConversation: components["schemas"]["Conversation"] | components["schemas"]["Conversation"][];
        /** @description What notifies the user in conversations of two. */
        OneOnOneNotificationPreferences: {
            /** @description New messages. `1` none notifies, `2` every one, `3` only those that mention the user. */
            oneOnOneMessages?: components["schemas"]["NotificationMessageSetting"];
            /** @description Replies that quote a message. `1` none notifies, `2` every one, `3` only those that mention the user. */
            oneOnOneQuotedReplies?: components["schemas"]["NotificationMessageSetting"];
            /** @description Reactions. `1` none notifies, `2` those to the user's own messages, `3` those to any message. */
            oneOnOneReactions?: components["schemas"]["NotificationReactionSetting"];
            /** @description Replies in a thread. `1` none notifies, `2` every one, `3` only those that mention the user. */
            oneOnOneReplies?: components["schemas"]["NotificationMessageSetting"];
        };
        /** @description What notifies in conversations of two and where users may choose otherwise. The two settings for edited and deleted messages are the app's alone. */
        OneOnOneNotificationSettings: {
            /** @description A message is deleted. `1` never notifies, `2` notifies. */
            messageDeletedSetting?: components["schemas"]["NotificationEventSetting"];
            /** @description A message is edited. `1` never notifies, `2` notifies. */
            messageEditedSetting?: components["schemas"]["NotificationEventSetting"];
            messagesOverride?: components["schemas"]["NotificationOverride"];
            /** @description New messages. `1` none notifies, `2` every one, `3` only those that mention the user. */
            messagesSetting?: components["schemas"]["NotificationMessageSetting"];
            quotedRepliesOverride?: components["schemas"]["NotificationOverride"];
            /** @description Replies that quote a message. `1` none notifies, `2` every one, `3` only those that mention the user. */
            quotedRepliesSetting?: components["schemas"]["NotificationMessageSetting"];
            reactionsOverride?: components["schemas"]["NotificationOverride"];
            /** @description Reactions. `1` none notifies, `2` those to the user's own messages, `3` those to any message. */
            reactionsSetting?: components["schemas"]["NotificationReactionSetting"];
            repliesOverride?: components["schemas"]["NotificationOverride"];
            /** @description Replies in a thread. `1` none notifies, `2` every one, `3` only those that mention the user. */
            repliesSetting?: components["schemas"]["NotificationMessageSetting"];
        };
        /** @description What a message holds whose content is not described. The fields that all messages share are; the others are open. */
        OpenMessageData: components["schemas"]["MessageDataBase"] & {
            [key: string]: unknown;
        };
        /** @description The open branch of the category `message`: a message of a type that is not described here, such as one that the service adds later. */
        OtherContentMessage: components["schemas"]["MessageBase"] & {
            /**
             * @description Marks text and files.
             * @constant
             */
            category: "message";
            data: components["schemas"]["OpenMessageData"];
            /** @description The type, as the service names it. */
            type: UndescribedValue;
        };
        /** @description Facts about a numbered page of a list. */
        PageMeta: {
            cursor?: components["schemas"]["Cursor"];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Where a numbered page stands among all pages. */
        Pagination: {
            /** @description How many records this page holds. */
            count: number;
            /** @description The number of this page; the first is 1. */
            current_page: number;
            /** @description How many records a page holds at most. */
            per_page?: number;
            /** @description How many records there are in all. Lists that also carry a cursor may answer 0. */
            total?: number;
            /** @description How many pages there are. */
            total_pages: number;
        };
        /** @description A list of regular expressions, typed in. */
        PatternListRequest: {
            /**
             * @description Marks a list of regular expressions.
             * @constant
             */
            category: "pattern";
            /** @description What the list is for. */
            description?: string;
            /**
             * Format: binary
             * @description A CSV file with the entries, of at most 1 MB. Needless beside the entries themselves.
             */
            file?: Blob;
            /** @description An id of your own choice. */
            id?: components["schemas"]["ModerationId"];
            /** @description The list's name. */
            name?: string;
            /** @description The regular expressions, one per line, each of at most 100 characters. Greedy repetitions (`.*`, `.+`, `{n,}`) are refused; give an upper bound. */
            searchTerms: string;
        };
        /** @description A permission that can be set, with the values it takes. What it is set to at the moment does not stand here. */
        PermissionDefinition: {
            /** @description The words to choose from. */
            availableValues?: string[];
            /** @description When this record was created, in seconds since 1970-01-01T00:00:00Z. */
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description What kind of value it takes. One word (`string`), a list of given words (`stringArray`), of role ids (`rolesStringArray`), or of words of your own (`customStringArray`). */
            dataType: 'string' | 'stringArray' | 'rolesStringArray' | 'customStringArray' | (string & {});
            /** @description What holds while nothing is set, one word or a list. */
            defaultValue?: components["schemas"]["PermissionValue"];
            /** @description What the permission is about. */
            description?: string;
            /** @description The permission's key, such as `sendMessage.allowedMessageTypes`. */
            id: string;
            /** @description What the permission is about, in a few words. */
            title?: string;
            /** @description Whether the permission is one of a role or of a group scope. */
            type: 'role' | 'scope' | (string & {});
            /** @description When this record was last changed, in seconds since 1970-01-01T00:00:00Z. */
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        /** @description Whether something is allowed. */
        PermissionEffect: 'allow' | 'deny' | (string & {});
        /** @description What something is allowed for. An empty list, or null, restricts nothing. */
        PermissionList: string[] | null;
        /** @description What something is allowed for, a list or its only item. An empty list, or null, restricts nothing. */
        PermissionListOrItem: string[] | string | null;
        /** @description Whom something is allowed with, everybody (`all`) or friends (`friends`). */
        PermissionMode: 'all' | 'friends' | (string & {});
        /** @description What a permission is set to, one word such as `allow` or a list of words. An empty list, or null, restricts nothing. */
        PermissionValue: string | string[] | null;
        /** @description What the e-mail and SMS notifications read to reach the user. */
        PrivateUserMetadata: {
            /** @description The phone number that notifications go to. */
            contactNumber?: string;
            /** @description The mail address that notifications go to. */
            email?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Which discovered URLs not to take in. */
        ProcessDiscoveredUrlsRequest: {
            /** @description Ids of the discovered URLs to leave out; empty to leave out none. */
            exclude: string[];
        };
        /** @description A push notification has come one step further. */
        PushNotificationEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["CampaignPush"];
        };
        /** @description What a push notification carries beside its title and body. */
        PushPayloadSettings: {
            /** @description JSON of your own that goes into every payload. */
            customJson?: {
                [key: string]: unknown;
            };
            /** @description Whether the message put in keeps its own metadata. */
            includeMessageMetadataSetting?: boolean;
            /** @description Whether the message itself is put in. */
            includeMessageObjectSetting?: boolean;
            /** @description Whether the message put in keeps the metadata of its receiver. */
            includeReceiverMetadataSetting?: boolean;
            /** @description Whether the message put in keeps the metadata of its sender. */
            includeSenderMetadataSetting?: boolean;
            /** @description Whether the text of the message put in is shortened. */
            trimTextFieldSetting?: boolean;
        };
        /** @description What runs on the device and who delivers to it. `fcm_…` goes through Firebase, `apns_…_device` and `apns_…_voip` through Apple. */
        PushPlatform: 'fcm_android' | 'fcm_ios' | 'fcm_web' | 'fcm_flutter_android' | 'fcm_flutter_ios' | 'fcm_react_native_android' | 'fcm_react_native_ios' | 'fcm_ionic_cordova_android' | 'fcm_ionic_cordova_ios' | 'apns_ios_device' | 'apns_flutter_device' | 'apns_react_native_device' | 'apns_ionic_cordova_device' | 'apns_ios_voip' | 'apns_flutter_voip' | 'apns_react_native_voip' | 'apns_ionic_cordova_voip' | (string & {});
        /** @description Where one device of a user gets its pushes. */
        PushToken: {
            /** @description The auth token that the push token was registered under. */
            authToken?: string;
            /**
             * Format: date-time
             * @description When the token was registered, in ISO 8601.
             */
            createdAt?: string;
            platform?: components["schemas"]["PushPlatform"];
            /** @description The push provider that is sent by. */
            providerId?: string;
            /** @description The token that Firebase or Apple gave the device. */
            pushToken?: string;
            /** @description What the token is for; `chat` is the one value known. */
            pushTokenType?: 'chat' | (string & {});
            /** @description Uid of the user. */
            uid?: string;
            /**
             * Format: date-time
             * @description When it was renewed last, in ISO 8601.
             */
            updatedAt?: string;
        };
        /** @description Push tokens, in a list of their own name. */
        PushTokenList: {
            /** @description The tokens. */
            pushTokens: components["schemas"]["PushToken"][];
        };
        /** @description A reaction that one user gave to one message. */
        Reaction: {
            /** @description Identifies the reaction. */
            id: string;
            /** @description Id of the message. */
            messageId: string;
            /** @description When it was given, in seconds. */
            reactedAt: components["schemas"]["UnixSeconds"];
            reactedBy: components["schemas"]["User"];
            /** @description The emoji or short text. */
            reaction: string;
            /** @description Uid of the user who gave it. */
            uid: string;
        };
        /** @description One kind of reaction to a message, and how often it was given. */
        ReactionCount: {
            /** @description How many users gave it. */
            count: number;
            /** @description Whether the user on whose behalf the call is made gave it; left out when not. */
            reactedByMe?: boolean;
            /** @description The emoji or short text. */
            reaction: string;
        };
        /** @description A user reacts to a message or takes a reaction back. */
        ReactionEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                reaction: components["schemas"]["Reaction"];
            };
        };
        /** @description What came of reactivating users. */
        ReactivatedUsers: {
            /** @description Uids of the users who are now active. */
            nonDeactivatedUids?: string[];
        };
        /** @description The users to switch on again. */
        ReactivateUsersRequest: {
            /** @description Uids of the users to switch on again. */
            uidsToActivate?: components["schemas"]["Uid"][];
        };
        /** @description Word of a message's arrival, on its way back to whoever sent the message. */
        Receipt: {
            body: components["schemas"]["ReceiptBody"];
            /** @description Uid of the user who sent the message. */
            messageSender: string;
            /** @description Uid of the user or guid of the group that the receipt goes to. */
            receiver: string;
            receiverType: components["schemas"]["ReceiverType"];
            /** @description Uid of the user who got or read the message. */
            sender: string;
            /** @description Marks a receipt. */
            type: 'receipts' | (string & {});
        };
        /** @description What a receipt says. */
        ReceiptBody: {
            /** @description What happened to the message. */
            action: 'delivered' | 'read' | (string & {});
            /** @description Id of the message. */
            messageId: string;
            /** @description When that was, in seconds. */
            timestamp: components["schemas"]["UnixSeconds"];
            /** @description Who got or read it. */
            user: components["schemas"]["User"];
        };
        /** @description A client tells that a message has reached its user or was read. */
        ReceiptEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["Receipt"];
        };
        /** @description The user or the group that a message went to. */
        ReceiverEntity: components["schemas"]["UserEntity"] | components["schemas"]["GroupEntity"];
        /** @description Uid of the user or guid of the group that gets the message. */
        ReceiverId: string;
        /** @description Whether it went to one user or to a group. */
        ReceiverType: 'user' | 'group' | (string & {});
        /**
         * @description Whether the receiver is a user or a group.
         * @enum {string}
         */
        ReceiverTypeRequest: "user" | "group";
        /** @description The recording of a call or a meeting can be fetched. */
        RecordingEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["SessionRecording"];
        };
        /** @description The push token of an Apple device. */
        RegisterApnsTokenRequest: {
            /** @description The auth token that the user is logged in with on the device. */
            authToken: string;
            /** @description The token that Apple gave the device. */
            deviceToken: string;
            /**
             * @description What runs on the device.
             * @enum {string}
             */
            platform: "apns_ios_device" | "apns_flutter_device" | "apns_react_native_device" | "apns_ionic_cordova_device";
            /** @description The push provider to send by. */
            providerId?: string;
            /** @description The user's time zone by its name in the tz database, such as `Europe/Berlin`. */
            timezone?: string;
        };
        /** @description The push token of a device that Firebase Cloud Messaging delivers to. */
        RegisterFcmTokenRequest: {
            /** @description The auth token that the user is logged in with on the device. */
            authToken: string;
            /** @description The token that Firebase gave the device. */
            fcmToken: string;
            /**
             * @description What runs on the device.
             * @enum {string}
             */
            platform: "fcm_android" | "fcm_ios" | "fcm_web" | "fcm_flutter_android" | "fcm_flutter_ios" | "fcm_react_native_android" | "fcm_react_native_ios" | "fcm_ionic_cordova_android" | "fcm_ionic_cordova_ios";
            /** @description The push provider to send by. */
            providerId?: string;
            /** @description The user's time zone by its name in the tz database, such as `Europe/Berlin`. */
            timezone?: string;
        };
        /** @description A device's push token. Its platform decides in which field the token stands, `fcmToken`, `deviceToken` or `voipToken`. */
        RegisterPushTokenRequest: components["schemas"]["RegisterFcmTokenRequest"] | components["schemas"]["RegisterApnsTokenRequest"] | components["schemas"]["RegisterVoipTokenRequest"];
        /** @description The push token of an Apple device that takes calls (VoIP). */
        RegisterVoipTokenRequest: {
            /** @description The auth token that the user is logged in with on the device. */
            authToken: string;
            /**
             * @description What runs on the device.
             * @enum {string}
             */
            platform: "apns_ios_voip" | "apns_flutter_voip" | "apns_react_native_voip" | "apns_ionic_cordova_voip";
            /** @description The push provider to send by. */
            providerId?: string;
            /** @description The user's time zone by its name in the tz database, such as `Europe/Berlin`. */
            timezone?: string;
            /** @description The VoIP token that Apple gave the device. */
            voipToken: string;
        };
        /** @description Who is to be a friend of the user no longer. */
        RemoveFriendsRequest: {
            /** @description Uids of the friends to remove. */
            friends?: components["schemas"]["Uid"][];
        };
        /** @description The conversations to pin for everyone, the topmost first. An empty list unpins them all. */
        ReplaceGlobalPinnedConversationsRequest: {
            /** @description At most five conversations, in the order they are shown in. */
            pinnedConversations: components["schemas"]["ConversationPeer"][];
        };
        /** @description How to clear a conversation. */
        ResetUserConversationRequest: {
            /** @description Uid of the other user. How it relates to the uid in the path is not documented. */
            conversationWith?: components["schemas"]["Uid"];
            /** @description Whether the messages of the conversation are removed for good as well. */
            deleteMessagesPermanently?: boolean;
        };
        /** @description A feature that a role does without. */
        RestrictedFeature: {
            /** @description When this record was created, in seconds since 1970-01-01T00:00:00Z. */
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description What a logged-in user does with the feature. */
            description?: string;
            /** @description Names the feature, with the prefix `u.`. */
            key: string;
            /** @description Template of the path behind the feature. */
            path?: string;
            /** @description What the feature is called. */
            title?: string;
        };
        /** @description The features to take away. */
        RestrictFeaturesRequest: {
            /** @description Keys of the features to take away. */
            featuresToRestrict: components["schemas"]["FeatureKey"][];
        };
        /** @description The moderator's verdict on a blocked message. */
        ReviewBlockedMessageRequest: {
            /** @description Whether the message counts as reviewed. To approve it, `status` alone will do. */
            reviewed?: boolean;
            /**
             * @description `approved` delivers the message after all. `rejected` leaves it blocked.
             * @enum {string}
             */
            status: "approved" | "rejected";
        };
        /** @description A message that a moderator has decided on. The one published entry is a message that a rule had blocked; how an entry looks that users had flagged, and where the verdict and the moderator stand, is not documented. */
        ReviewedMessage: components["schemas"]["RuleMatch"] & {
            /** @description The app the message belongs to. */
            appId?: string;
            /** @description When the message was blocked, in seconds, then a dot and fifteen digits that end in the message's id. It reads like a key to sort by. */
            blockedAt?: string;
        };
        /** @description The moderator's verdict on a flagged message. */
        ReviewFlaggedMessageRequest: {
            status: components["schemas"]["ReviewVerdict"];
        };
        /**
         * @description The moderator's verdict on a flagged message, to leave it in place (`approved`) or to block it (`disapproved`).
         * @enum {string}
         */
        ReviewVerdict: "approved" | "disapproved";
        /** @description A call between users, as it stood after one step. */
        RingingCall: {
            /** @description The conversation the call belongs to. */
            conversationId?: string;
            data?: components["schemas"]["RingingCallData"];
            /** @description When the caller placed the call, in seconds. */
            initiatedAt?: components["schemas"]["UnixSeconds"];
            /** @description When the user who took the step joined, in seconds. */
            joinedAt?: components["schemas"]["UnixSeconds"];
            /** @description Uid of the user or guid of the group that is called. */
            receiver?: string;
            receiverType?: components["schemas"]["ReceiverType"];
            /** @description Uid of the user who calls. */
            sender?: string;
            /** @description Id of the call's session. */
            sessionid: string;
            /** @description When the call was answered, in seconds. */
            startedAt?: components["schemas"]["UnixSeconds"];
            status: components["schemas"]["CallAction"];
            /** @description Whether there is a picture. */
            type: 'audio' | 'video' | (string & {});
            wsChannel?: components["schemas"]["CallChannel"];
        };
        /** @description Who calls whom, and what travels with the call. */
        RingingCallData: {
            entities?: components["schemas"]["MessageEntities"];
            metadata?: components["schemas"]["MessageMetadata"];
        };
        /** @description A step in the life of a ringing call. `data.call` is the message that tells of it, and its `data.action` names the step. */
        RingingCallEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                call: components["schemas"]["CallMessage"];
            };
        };
        /** @description A kind of user. Every user has exactly one role, and what the role permits holds in the whole app. */
        Role: {
            /** @description When the role was created, in seconds since 1970-01-01T00:00:00Z. */
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description What the role is for. */
            description?: string;
            metadata?: components["schemas"]["RoleMetadata"];
            /** @description The name people know the role by. */
            name: string;
            /** @description Identifies the role; always lower case. */
            role: string;
            settings?: components["schemas"]["RoleSettings"];
            /** @description When the role was last changed, in seconds since 1970-01-01T00:00:00Z. */
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        /** @description Identifies one role of the app: letters, digits, hyphen and underscore, at most 100 of them. The service lowercases it. */
        RoleId: string;
        /** @description Free-form JSON about a role, of any size. The key described here is the one the documentation uses; every other key is your own. */
        RoleMetadata: {
            /** @description A mail address that reaches those who hold the role. */
            email?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Names one permission of a role. A dot leads to an option of the permission before it. */
        RolePermissionKey: 'listUsers' | 'listUsers.mode' | 'listUsers.allowedRoles' | 'getUserDetails.mode' | 'getUserDetails.allowedRoles' | 'sendMessage' | 'sendMessage.mode' | 'sendMessage.allowedReceiverTypes' | 'sendMessage.allowedReceiverRoles' | 'sendMessage.allowedMessageTypes' | 'sendMessage.allowedMessageCategories' | 'sendMessage.allowedCustomTypes' | 'sendMessage.allowedMimeTypes' | 'editMessage' | 'editMessage.denyForScopes' | 'deleteMessage' | 'deleteMessage.denyForScopes' | 'initiateCall' | 'initiateCall.mode' | 'initiateCall.allowedReceiverRoles' | 'createGroup' | 'createGroup.allowedGroupTypes' | 'listGroups' | 'listGroups.allowedGroupTypes' | 'joinGroup' | 'joinGroup.allowedGroupTypes' | 'listMessages.allowedMessageCategories' | 'listMessages.allowedMessageTypes' | (string & {});
        /** @description What the users of a role may do in the whole app, by permission. Permissions that are not set have their default, `allow` for those that allow or deny. Keys beyond the 28 known ones are possible. */
        RolePermissions: {
            /** @description Whether they may create groups. */
            createGroup?: components["schemas"]["PermissionEffect"];
            /** @description The group types they may create, of `public`, `private` and `password`. */
            "createGroup.allowedGroupTypes"?: components["schemas"]["PermissionList"];
            /** @description Whether they may delete messages. */
            deleteMessage?: components["schemas"]["PermissionEffect"];
            /** @description The group scopes in which they may not, whatever else holds. */
            "deleteMessage.denyForScopes"?: components["schemas"]["PermissionList"];
            /** @description Whether they may edit messages. */
            editMessage?: components["schemas"]["PermissionEffect"];
            /** @description The group scopes in which they may not, whatever else holds. */
            "editMessage.denyForScopes"?: components["schemas"]["PermissionList"];
            /** @description Ids of the roles whose users' details they may fetch. */
            "getUserDetails.allowedRoles"?: components["schemas"]["PermissionList"];
            /** @description Whose details they may fetch. */
            "getUserDetails.mode"?: components["schemas"]["PermissionMode"];
            /** @description Whether they may start calls. */
            initiateCall?: components["schemas"]["PermissionEffect"];
            /** @description Ids of the roles whose users they may call. */
            "initiateCall.allowedReceiverRoles"?: components["schemas"]["PermissionList"];
            /** @description Whom they may call. */
            "initiateCall.mode"?: components["schemas"]["PermissionMode"];
            /** @description Whether they may join groups. */
            joinGroup?: components["schemas"]["PermissionEffect"];
            /** @description The group types they may join, of `public`, `private` and `password`. */
            "joinGroup.allowedGroupTypes"?: components["schemas"]["PermissionList"];
            /** @description Whether they may list groups. */
            listGroups?: components["schemas"]["PermissionEffect"];
            /** @description The group types they may list, of `public`, `private` and `password`. */
            "listGroups.allowedGroupTypes"?: components["schemas"]["PermissionList"];
            /** @description The message categories they may list, such as `message`. */
            "listMessages.allowedMessageCategories"?: components["schemas"]["PermissionList"];
            /** @description The message types they may list, such as `audio`. */
            "listMessages.allowedMessageTypes"?: components["schemas"]["PermissionList"];
            /** @description Whether they may list users. */
            listUsers?: components["schemas"]["PermissionEffect"];
            /** @description Ids of the roles whose users they may list. */
            "listUsers.allowedRoles"?: components["schemas"]["PermissionList"];
            /** @description Which users they may list. */
            "listUsers.mode"?: components["schemas"]["PermissionMode"];
            /** @description Whether they may send messages. */
            sendMessage?: components["schemas"]["PermissionEffect"];
            /** @description The types of custom messages they may send, in your own words. */
            "sendMessage.allowedCustomTypes"?: components["schemas"]["PermissionList"];
            /** @description The message categories they may send, such as `message` and `custom`. */
            "sendMessage.allowedMessageCategories"?: components["schemas"]["PermissionList"];
            /** @description The message types they may send, of `text`, `image`, `audio`, `video` and `file`. */
            "sendMessage.allowedMessageTypes"?: components["schemas"]["PermissionList"];
            /** @description The media types of files they may send, such as `image/png`. */
            "sendMessage.allowedMimeTypes"?: components["schemas"]["PermissionList"];
            /** @description Ids of the roles whose users they may write to. */
            "sendMessage.allowedReceiverRoles"?: components["schemas"]["PermissionList"];
            /** @description What they may write to, `user` or `group`. */
            "sendMessage.allowedReceiverTypes"?: components["schemas"]["PermissionList"];
            /** @description Whom they may write to. */
            "sendMessage.mode"?: components["schemas"]["PermissionMode"];
        } & {
            [key: string]: components["schemas"]["PermissionValue"];
        };
        /** @description Whom the users of a role see and write to. */
        RoleSettings: {
            /** @description Which users they may list, everybody (`all`) or their friends (`friendsOnly`). */
            listUsers?: 'all' | 'friendsOnly' | (string & {});
            /** @description Whom they may write to, everybody (`all`) or their friends (`friendsOnly`). */
            sendMessagesTo?: 'all' | 'friendsOnly' | (string & {});
        };
        /** @description Whom the users of a role may see and write to. */
        RoleSettingsRequest: {
            /**
             * @description Which users they may list, everybody (`all`) or their friends (`friendsOnly`).
             * @enum {string}
             */
            listUsers?: "all" | "friendsOnly";
            /**
             * @description Whom they may write to, everybody (`all`) or their friends (`friendsOnly`).
             * @enum {string}
             */
            sendMessagesTo?: "all" | "friendsOnly";
        };
        /** @description What to do with a message that breaks the rule. `blockMessage` and `dropMessage` are the known values. In the dashboard a rule can also flag the message, ban or kick the sender from the group, or block the sender; what those are called here is not documented. */
        RuleAction: 'blockMessage' | 'dropMessage' | (string & {});
        /** @description What makes a rule fire. */
        RuleCondition: {
            /** @description An internal id, which webhooks show. */
            _id?: string;
            /** @description Whether a moderation engine of your own is called with basic authentication. */
            basicAuthEnabled?: boolean;
            /** @description The kind of entries that `value` holds or refers to, or the engine that judges. */
            category: 'word' | 'pattern' | 'sentence-similarity' | 'toxicity' | 'custom-api' | (string & {});
            /** @description The sentences that the message was compared with. */
            disallowedSentences?: string[];
            /** @description What is looked at; `message` is the only known value. */
            entity: 'message' | (string & {});
            /** @description Number of the condition within its rule. */
            id?: number;
            /** @description Whether `value` names keyword lists. */
            isKeywordsReferencePresent?: boolean;
            /** @description The same under another name, as one built-in rule has it. */
            isListReferencePresent?: boolean;
            /** @description Whether `value` holds labels with a confidence. */
            isMediaPresent?: boolean;
            /** @description The condition in words, for a person. */
            message?: string[] | string;
            /** @description The kind of content that is looked at. */
            operand: 'text' | 'image' | 'video' | 'custom' | (string & {});
            /** @description How the content is compared with `value`. */
            operator: 'contains' | 'equals' | (string & {});
            /** @description Prompts for an AI engine. Only an empty list has been published; what an entry holds is not documented. */
            prompts?: unknown[];
            /** @description How similar a sentence must be, in percent. */
            similarityValue?: number;
            /** @description Terms, ids of keyword lists, or labels with the confidence in percent that must be exceeded, such as `violence_greaterThan_30`. */
            value?: string[];
            /** @description A number that matches carry; its meaning is not documented. */
            weight?: number;
        };
        /** @description What makes the rule fire. Regular expressions must not be greedy; give repetitions an upper bound. */
        RuleConditionRequest: {
            /** @description The kind of entries that `value` holds or refers to. */
            category?: components["schemas"]["KeywordCategory"];
            /** @description What is looked at; `message` is the only known value. */
            entity?: 'message' | (string & {});
            /** @description Number of the condition within the rule. */
            id?: number;
            /** @description Whether `value` is the id of a keyword list. */
            isKeywordReferencePresent?: boolean;
            /** @description Whether `value` is a label with a confidence. */
            isMediaPresent?: boolean;
            /**
             * @description The kind of content to look at.
             * @enum {string}
             */
            operand?: "text" | "image" | "video" | "custom";
            /**
             * @description How to compare the content with `value`.
             * @enum {string}
             */
            operator?: "contains" | "equals";
            /** @description A term, the id of a keyword list, or a label with the confidence in percent that must be exceeded, such as `violence_greaterThan_30`. */
            value?: string;
        };
        /** @description Narrows a rule down to certain users or groups. `entity` tells which. */
        RuleFilterRequest: components["schemas"]["UserFilterRequest"] | components["schemas"]["GroupFilterRequest"];
        /** @description A message together with the rule it broke, as they were at that moment. */
        RuleMatch: {
            /** @description What the rule did to the message. */
            action?: components["schemas"]["RuleAction"][];
            condition?: components["schemas"]["RuleCondition"];
            /** @description When the rule matched, in seconds. */
            createdAt?: components["schemas"]["UnixSeconds"];
            message?: components["schemas"]["Message"];
            /** @description The revision of the rule that was active then. */
            revisionId?: string;
            /** @description Id of the rule. */
            ruleId?: string;
            /** @description Name of the rule. */
            ruleName?: string;
            /** @description When the record changed last, in seconds. */
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        /** @description A moderation rule. No property is documented as required. */
        RuleRequest: {
            /** @description What happens to a message that breaks the rule. */
            action?: components["schemas"]["RuleAction"][];
            /** @description What makes the rule fire. At most 10. */
            conditions?: components["schemas"]["RuleConditionRequest"][];
            /** @description What the rule is for. */
            description?: string;
            /** @description Whether the rule is applied. */
            enabled?: boolean;
            /** @description Whose messages the rule looks at. At most 10. */
            filters?: components["schemas"]["RuleFilterRequest"][];
            /** @description An id of your own choice. */
            id?: components["schemas"]["ModerationId"];
            /** @description The rule's name. */
            name?: string;
        };
        /** @description The webhook of your own that is to deliver e-mails. */
        SaveCustomEmailProviderRequest: {
            /** @description The password to log in with. A secret. */
            basicAuthPassword: string;
            /** @description The user name to log in with. */
            basicAuthUsername: string;
            /** @description Whether the provider is used. */
            isEnabled: boolean;
            /** @description Whether the service logs in there with basic authentication. */
            useBasicAuth: boolean;
            /** @description Whether only users whose e-mail address is stored with the service are notified. */
            useStoredEmailID: boolean;
            /**
             * Format: uri
             * @description The address of your own that the service calls for each notification. HTTPS only.
             */
            webhookURL: string;
        };
        /** @description The webhook of your own that is to deliver pushes. */
        SaveCustomPushProviderRequest: {
            /** @description The password to log in with. A secret. */
            basicAuthPassword: string;
            /** @description The user name to log in with. */
            basicAuthUsername: string;
            /** @description Whether the provider is used. */
            isEnabled: boolean;
            /** @description Whether the service logs in there with basic authentication. */
            useBasicAuth: boolean;
            /**
             * Format: uri
             * @description The address of your own that the service calls for each notification. HTTPS only.
             */
            webhookURL: string;
        };
        /** @description The webhook of your own that is to deliver SMS. */
        SaveCustomSmsProviderRequest: {
            /** @description The password to log in with. A secret. */
            basicAuthPassword: string;
            /** @description The user name to log in with. */
            basicAuthUsername: string;
            /** @description Whether the provider is used. */
            isEnabled: boolean;
            /** @description Whether the service logs in there with basic authentication. */
            useBasicAuth: boolean;
            /**
             * @description Whether only users whose phone number is stored with the service are notified.
             * @default false
             */
            useStoredPhNo: boolean;
            /**
             * Format: uri
             * @description The address of your own that the service calls for each notification. HTTPS only.
             */
            webhookURL: string;
        };
        /** @description The SendGrid account to send e-mails by. */
        SaveSendGridDetailsRequest: {
            /**
             * @description Whether an answer to an e-mail becomes a message.
             * @default false
             */
            allowEmailReplies: boolean;
            /** @description Whether it is used. */
            isEnabled?: boolean;
            /** @description The address that e-mails come from. */
            senderEmail: string;
            /** @description The address that answers go to, where these are allowed. */
            senderEmailForReplies?: string | null;
            /** @description The name that e-mails come from. */
            senderName: string;
            /** @description API key of the SendGrid account. A secret. */
            sendGridApiKey: string;
            /** @description Id of the SendGrid template that e-mails are made from. */
            sendGridTemplateID: string;
            /** @description Id of the SendGrid unsubscribe group; digits, as text. */
            sendGridUnsubscribeGroupID: string;
        };
        /** @description The Twilio account to send SMS by. */
        SaveTwilioDetailsRequest: {
            /** @description Whether it is used. */
            isEnabled?: boolean;
            /** @description SID of the Twilio account. */
            twilioAccountSID: string;
            /** @description Auth token of that account. A secret. */
            twilioAuthToken: string;
            /** @description The number that SMS are sent from, with its country code. */
            twilioSenderPhoneNumber: string;
        };
        /** @description Names one permission of a group scope. A dot leads to an option of the permission before it. */
        ScopePermissionKey: 'sendMessage' | 'sendThreadedMessage' | 'editMessage' | 'addReaction' | 'listReactions' | 'listReactions.allowedScopes' | 'listMembers' | 'listMembers.allowedScopes' | 'initiateCall' | 'initiateCall.allowedScopes' | 'initiateCall.allowedType' | (string & {});
        /** @description What the members of one scope may do in a group, by permission. Permissions that are not set have their default, `allow` for those that allow or deny. Keys beyond the 11 known ones are possible. */
        ScopePermissions: {
            /** @description Whether they may react to messages. */
            addReaction?: components["schemas"]["PermissionEffect"];
            /** @description Whether they may edit messages. */
            editMessage?: components["schemas"]["PermissionEffect"];
            /** @description Whether they may start calls. */
            initiateCall?: components["schemas"]["PermissionEffect"];
            /** @description The scopes of the members they may call. */
            "initiateCall.allowedScopes"?: components["schemas"]["PermissionListOrItem"];
            /** @description The kinds of calls they may start, `audio` or `video`. */
            "initiateCall.allowedType"?: components["schemas"]["PermissionListOrItem"];
            /** @description Whether they may list members. */
            listMembers?: components["schemas"]["PermissionEffect"];
            /** @description The scopes of the members they may list. */
            "listMembers.allowedScopes"?: components["schemas"]["PermissionListOrItem"];
            /** @description Whether they may see who reacted. */
            listReactions?: components["schemas"]["PermissionEffect"];
            /** @description The scopes of the members whose reactions they may see. */
            "listReactions.allowedScopes"?: components["schemas"]["PermissionListOrItem"];
            /** @description Whether they may send messages. */
            sendMessage?: components["schemas"]["PermissionEffect"];
            /** @description Whether they may reply in threads. */
            sendThreadedMessage?: components["schemas"]["PermissionEffect"];
        } & {
            [key: string]: components["schemas"]["PermissionValue"];
        };
        /** @description A web page as it was read. */
        ScrapedWebPage: {
            /** @description The content in the format asked for. */
            content: string;
            /** @description How long the content is. */
            contentLength?: number;
            /** @description How long it took. The unit is not documented; the figures look like milliseconds. */
            crawlDuration?: number;
            /** @description What the page says it is about. */
            description?: string;
            metadata?: components["schemas"]["ScrapedWebPageMetadata"];
            /** @description What read the page, such as `Firecrawl`. */
            scraper?: string;
            /**
             * Format: date-time
             * @description When the page was read, in ISO 8601.
             */
            timestamp?: string;
            /** @description Title of the page. */
            title?: string;
            /** @description Address of the page. */
            url: string;
        };
        /** @description What the page's head says. */
        ScrapedWebPageMetadata: {
            /** @description The address the page gives as its own; empty if it gives none. */
            canonical?: string;
            /** @description Language of the page, such as `en`. */
            language?: string;
            /** @description Open Graph properties; which ones depends on the page. */
            og?: {
                [key: string]: unknown;
            };
            /** @description Twitter card properties; which ones depends on the page. */
            twitter?: {
                [key: string]: unknown;
            };
        };
        /** @description The web page to take. */
        ScrapeWebPageRequest: {
            /**
             * @description What to turn the page into.
             * @default markdown
             * @enum {string}
             */
            format?: "markdown" | "html" | "text";
            /**
             * @description How long to try, in milliseconds.
             * @default 30000
             */
            timeout?: number;
            /** @description Address of the page. */
            url: string;
        };
        /** @description A message to send that is of your app's own kind. */
        SendCustomMessageRequest: {
            /**
             * @description Says that it is of your own kind.
             * @constant
             */
            category: "custom";
            data: components["schemas"]["CustomMessageDataRequest"];
            muid?: components["schemas"]["Muid"];
            multipleReceivers?: components["schemas"]["MultipleReceivers"];
            receiver?: components["schemas"]["ReceiverId"];
            receiverType?: components["schemas"]["ReceiverTypeRequest"];
            tags?: components["schemas"]["Tags"];
            /** @description The kind, named by you, such as `location`. */
            type: string;
        } & (components["schemas"]["ToOneReceiver"] | components["schemas"]["ToSeveralReceivers"]);
        /** @description The SendGrid account that the app sends e-mails by. */
        SendGridDetails: {
            /** @description Whether an answer to an e-mail becomes a message. */
            allowEmailReplies?: boolean;
            /** @description Whether it is used. */
            isEnabled?: boolean;
            /** @description Address for replies, made by the service. The token in it is a secret. */
            repliesWebhook?: string;
            /** @description The address that e-mails come from. */
            senderEmail: string;
            /** @description The address that answers go to, where these are allowed. */
            senderEmailForReplies?: string | null;
            /** @description The name that e-mails come from. */
            senderName: string;
            /** @description API key of the SendGrid account. A secret. */
            sendGridApiKey: string;
            /** @description Id of the SendGrid template that e-mails are made from. */
            sendGridTemplateID: string;
            /** @description Id of the SendGrid unsubscribe group; digits, as text. */
            sendGridUnsubscribeGroupID: string;
        };
        /** @description Files to send, with or without a caption. */
        SendMediaMessageRequest: {
            /**
             * @description May be left out.
             * @constant
             */
            category?: "message";
            data: components["schemas"]["MediaMessageDataRequest"];
            muid?: components["schemas"]["Muid"];
            multipleReceivers?: components["schemas"]["MultipleReceivers"];
            receiver?: components["schemas"]["ReceiverId"];
            receiverType?: components["schemas"]["ReceiverTypeRequest"];
            tags?: components["schemas"]["Tags"];
            /**
             * @description The kind of files.
             * @enum {string}
             */
            type: "image" | "video" | "audio" | "file";
        } & (components["schemas"]["ToOneReceiver"] | components["schemas"]["ToSeveralReceivers"]);
        /** @description A message to send, told apart by its `type` or, when it is of your app's own kind, by the category `custom`. */
        SendMessageRequest: components["schemas"]["SendTextMessageRequest"] | components["schemas"]["SendMediaMessageRequest"] | components["schemas"]["SendCustomMessageRequest"];
        /** @description A text to send. */
        SendTextMessageRequest: {
            /**
             * @description May be left out.
             * @constant
             */
            category?: "message";
            data: components["schemas"]["TextMessageDataRequest"];
            muid?: components["schemas"]["Muid"];
            multipleReceivers?: components["schemas"]["MultipleReceivers"];
            receiver?: components["schemas"]["ReceiverId"];
            receiverType?: components["schemas"]["ReceiverTypeRequest"];
            tags?: components["schemas"]["Tags"];
            /**
             * @description Says that it is a text.
             * @constant
             */
            type: "text";
        } & (components["schemas"]["ToOneReceiver"] | components["schemas"]["ToSeveralReceivers"]);
        /** @description A list of sentences to compare the meaning with, typed in. */
        SentenceListRequest: {
            /**
             * @description Marks a list of sentences.
             * @constant
             */
            category: "sentence-similarity";
            /** @description What the list is for. */
            description?: string;
            /** @description The sentences that are not allowed. */
            disallowedSentences: string[];
            /**
             * Format: binary
             * @description A CSV file with the entries, of at most 1 MB. Needless beside the entries themselves.
             */
            file?: Blob;
            /** @description An id of your own choice. */
            id?: components["schemas"]["ModerationId"];
            /** @description The list's name. */
            name?: string;
        };
        /** @description How a participant's client entered the session. What is yes or no is told as a string. */
        SessionConfiguration: {
            /** @description Version of the client's calling library. */
            call_version?: string;
            /** @description Whether the microphone was off. */
            is_audio_muted?: components["schemas"]["BooleanString"];
            /** @description Whether it is without pictures. */
            is_audio_only?: components["schemas"]["BooleanString"];
            /** @description Whether the camera was off. */
            is_video_muted?: components["schemas"]["BooleanString"];
            /** @description How the session is laid out, such as `DEFAULT`. */
            mode?: string;
            /** @description What the client runs on, such as `web`. */
            platform?: string;
            /** @description The library the client is built with, such as `react`. */
            sdk?: string;
            /** @description Whether recording was to begin with the session. */
            start_recording_on_call_start?: components["schemas"]["BooleanString"];
        };
        /** @description The session of a call or a meeting is over. */
        SessionEndedEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                /** @description All who were in it. */
                all_occupants: components["schemas"]["SessionOccupant"][];
                /** @description When the session began, in seconds. */
                created_at: components["schemas"]["UnixSeconds"];
                /** @description When the session ended, in seconds. */
                destroyed_at: components["schemas"]["UnixSeconds"];
                /** @description Id of the session. */
                sessionId: string;
            };
            type: components["schemas"]["SessionType"];
        };
        /** @description Somebody in a session. There is a name and no uid. */
        SessionOccupant: {
            /** @description Whether it is without pictures, as a string. */
            audio_call?: components["schemas"]["BooleanString"];
            /** @description When the person came, in seconds. */
            joined_at: components["schemas"]["UnixSeconds"];
            /** @description When the person left, in seconds. */
            left_at?: components["schemas"]["UnixSeconds"];
            /** @description The name others see. */
            name: string;
        };
        /** @description Somebody enters or leaves the session of a call or a meeting. */
        SessionParticipantEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                initial_config?: components["schemas"]["SessionConfiguration"];
                occupant: components["schemas"]["SessionOccupant"];
                /** @description Id of the session. */
                sessionId: string;
            };
            type: components["schemas"]["SessionType"];
        };
        /** @description A recording of a session. Its numbers come as strings. */
        SessionRecording: {
            /** @description How long it is, as a string with fractions. */
            duration?: string;
            /** @description Where to fetch the recording. */
            recording_url: string;
            /**
             * Format: date
             * @description The day of the recording.
             */
            recordingDate?: string;
            /** @description Id of the session. */
            sessionId: string;
            /** @description When the recording begins, in seconds since 1970-01-01T00:00:00Z, as a string. */
            startTime?: string;
        };
        /** @description The session of a call or a meeting begins. */
        SessionStartedEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                /** @description When the session began, in seconds. */
                created_at: components["schemas"]["UnixSeconds"];
                /** @description Id of the session. */
                sessionId: string;
            };
            type: components["schemas"]["SessionType"];
        };
        /** @description A transcript of a session. Unlike those of a recording, its times are numbers. */
        SessionTranscript: {
            /** @description When the transcript ends, in seconds. */
            endTime?: components["schemas"]["UnixSeconds"];
            /** @description Id of the session. */
            sessionId: string;
            /** @description When the transcript begins, in seconds. */
            startTime?: components["schemas"]["UnixSeconds"];
            /** @description Id of the transcript. */
            tid: string;
            /** @description Where to fetch the transcript. */
            transcript_url: string;
            /**
             * Format: date
             * @description The day of the session.
             */
            transcriptDate?: string;
        };
        /** @description Whether it is the session of a ringing call (`call`) or a meeting that people come to (`meet`). */
        SessionType: 'call' | 'meet' | (string & {});
        /** @description The permissions to set; others stay as they are. */
        SetRolePermissionsRequest: {
            permissions: components["schemas"]["RolePermissions"];
        };
        /** @description What came of setting permissions, one outcome under the key of each, and the role's permissions as they are now. */
        SetRolePermissionsResult: {
            permissions: components["schemas"]["RolePermissions"];
        } & {
            [key: string]: components["schemas"]["Acknowledgement"];
        };
        /** @description The permissions to set; others stay as they are. */
        SetScopePermissionsRequest: {
            permissions: components["schemas"]["ScopePermissions"];
        };
        /** @description What came of setting permissions, one outcome under the key of each, and the scope's permissions as they are now. */
        SetScopePermissionsResult: {
            permissions: components["schemas"]["ScopePermissions"];
        } & {
            [key: string]: components["schemas"]["Acknowledgement"];
        };
        /** @description A message to be judged by the app's rules. */
        SubmitMessageRequest: {
            /**
             * @description Text and files (`message`) or a kind of message of your own (`custom`).
             * @enum {string}
             */
            category?: "message" | "custom";
            data?: components["schemas"]["SubmittedMessageData"];
            muid?: components["schemas"]["Muid"];
            /** @description Uid of the user or guid of the group it goes to. */
            receiver: components["schemas"]["ReceiverId"];
            /** @description What the receiving group is. Needed only if the group does not exist yet; it is then created. */
            receiverGroupDetails?: components["schemas"]["NewGroupDetails"];
            /** @description Whether it goes to one user or to a group. */
            receiverType: components["schemas"]["ReceiverTypeRequest"];
            /** @description Who the receiving user is. Needed only if that user does not exist yet; it is then created. */
            receiverUserDetails?: components["schemas"]["NewUserDetails"];
            /** @description Uid of the user who sends the message. */
            sender: components["schemas"]["Uid"];
            /** @description Who the sender is. Needed only if the user does not exist yet; it is then created. */
            senderUserDetails?: components["schemas"]["NewUserDetails"];
            /** @description When it was sent, in seconds. The current time when left out. */
            sentAt?: components["schemas"]["UnixSeconds"];
            tags?: components["schemas"]["Tags"];
            /** @description The kind of content: `text`, `image`, `file`, `audio` or `video` in the category `message`, a name of your own in the category `custom`. */
            type?: 'text' | 'image' | 'file' | 'audio' | 'video' | (string & {});
        };
        /** @description What a message says. Properties of your own may stand beside these. */
        SubmittedMessageData: {
            /** @description The files of an image, video, audio or file message. */
            attachments?: components["schemas"]["MessageAttachmentRequest"][];
            /** @description The content of a custom message, of a shape that is your own. */
            customData?: {
                [key: string]: unknown;
            };
            /** @description Free-form JSON of your own that travels with the message. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description The text, or the caption of the files. */
            text?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Which discovered URLs to take in again. */
        SyncDiscoveredUrlsRequest: {
            /** @description Ids of the discovered URLs; empty for all that failed before. */
            uniqueIds: string[];
        };
        /** @description Labels of your own to filter by; at most 25, each of at most 100 characters. */
        Tags: string[];
        /** @description A text that a person or a bot sent. Once the message is deleted (`deletedAt`) the service may leave the text out; look at `deletedAt` first where you list deleted messages too. */
        TextMessage: components["schemas"]["MessageBase"] & {
            /**
             * @description Marks text and files.
             * @constant
             */
            category: "message";
            data: components["schemas"]["TextMessageData"];
            /**
             * @description Marks a text.
             * @constant
             */
            type: "text";
        };
        /** @description What a text message says. */
        TextMessageData: components["schemas"]["MessageDataBase"] & {
            /** @description Files that came with the text, if any. */
            attachments?: components["schemas"]["MessageAttachment"][];
            /**
             * @description The text. A mention in it reads `<@uid:mira>`.
             * @example The seedlings can go out on Saturday, <@uid:mira>.
             */
            text: string;
        };
        /** @description What a text message says, at most 10 KB in all. May hold further keys of your own. */
        TextMessageDataRequest: {
            /** @description Free-form JSON that travels with the message. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description The text. Mention up to ten users as `<@uid:mira>`. */
            text: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A color in both themes, as `#` and six hexadecimal digits. */
        ThemedColor: {
            /** @description The color in the dark theme. */
            dark?: string;
            /** @description The color in the light theme. */
            light?: string;
        };
        /** @description A stretch of time within one day. */
        TimeRange: {
            /** @description Where it begins, as four digits, such as `"0600"`. */
            from?: string;
            /** @description Where it ends, as four digits, such as `"1800"`. */
            to?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description For one user or group. */
        ToOneReceiver: {
            receiver: components["schemas"]["ReceiverId"];
            receiverType: components["schemas"]["ReceiverTypeRequest"];
        };
        /** @description For several users and groups. */
        ToSeveralReceivers: {
            multipleReceivers: components["schemas"]["MultipleReceivers"];
        };
        /** @description The transcript of a call or a meeting can be fetched. */
        TranscriptionEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["SessionTranscript"];
        };
        /** @description Names an event that a webhook can be told about. What each of them brings is described with the webhooks of the Chat API. Legacy webhooks know others, among them `before_message` and `after_message`. */
        TriggerId: 'message_sent' | 'message_edited' | 'message_deleted' | 'message_delivery_receipt' | 'message_read_receipt' | 'message_reaction_added' | 'message_reaction_removed' | 'user_mentioned' | 'user_blocked' | 'user_unblocked' | 'user_connection_status_changed' | 'group_created' | 'group_updated' | 'group_deleted' | 'group_member_added' | 'group_member_removed' | 'group_member_banned' | 'group_member_unbanned' | 'group_member_joined' | 'group_member_left' | 'group_member_kicked' | 'group_member_scope_changed' | 'group_owner_transferred' | 'call_initiated' | 'call_started' | 'call_participant_joined' | 'call_participant_left' | 'call_ended' | 'call_busy' | 'call_cancelled' | 'call_rejected' | 'call_unanswered' | 'meeting_started' | 'meeting_participant_joined' | 'meeting_participant_left' | 'meeting_ended' | 'recording_generated' | 'transcription_generated' | 'moderation_engine_approved' | 'moderation_engine_blocked' | 'moderation_manual_approved' | 'moderation_engine_failed' | 'after_campaign_completed' | 'after_campaign_failed' | 'after_notification_created' | 'after_feed_item_sent' | 'after_feed_item_delivered' | 'after_feed_item_read' | 'after_feed_item_interacted' | 'after_push_notification_sent' | 'after_push_notification_delivered' | 'after_push_notification_clicked' | (string & {});
        /** @description The Twilio account that the app sends SMS by. */
        TwilioDetails: {
            /** @description Whether it is used. */
            isEnabled?: boolean;
            /** @description SID of the Twilio account. */
            twilioAccountSID: string;
            /** @description Auth token of that account. A secret. */
            twilioAuthToken: string;
            /** @description The number that SMS are sent from, with its country code. */
            twilioSenderPhoneNumber: string;
        };
        /** @description Identifies one user of the app: letters, digits, hyphen and underscore, at most 100 of them. The service lowercases it and never changes it afterwards. */
        Uid: string;
        /**
         * Format: int64
         * @description A moment, in milliseconds since 1970-01-01T00:00:00Z.
         */
        UnixMilliseconds: number;
        /**
         * Format: int64
         * @description A moment, in seconds since 1970-01-01T00:00:00Z.
         */
        UnixSeconds: number;
        /**
         * Format: int64
         * @description A moment, in seconds since 1970-01-01T00:00:00Z; null where there is none.
         */
        UnixSecondsOrNull: number | null;
        /** @description The open branch of messages: a message of a category that is not described here, such as one that the service adds later. What its `data` holds beside the fields that all messages share is not known. */
        UnknownMessage: components["schemas"]["MessageBase"] & {
            /** @description The category, as the service names it. */
            category: UndescribedValue;
            data?: components["schemas"]["OpenMessageData"];
            /** @description The type, as the service names it. */
            type?: string;
        };
        /** @description The conversations to hear from again. */
        UnmuteConversationsRequest: {
            /** @description The conversations. */
            conversations: components["schemas"]["ConversationToUnmute"][];
        };
        /** @description Whose token to remove. */
        UnregisterPushTokenRequest: {
            /** @description The auth token that the push token was registered under. */
            authToken: string;
        };
        /** @description The role's permissions as they are now. */
        UnsetRolePermissionResult: {
            permissions: components["schemas"]["RolePermissions"];
        };
        /** @description The scope's permissions as they are now. */
        UnsetScopePermissionResult: {
            permissions: components["schemas"]["ScopePermissions"];
        };
        /** @description What to change about an agent. */
        UpdateAgentBuilderAgentRequest: {
            /** @description Slugs of the API tools it may call; each must exist. */
            apiTools?: string[];
            /** @description What the agent is for. */
            description?: string;
            /** @description Address of the agent's picture. */
            icon?: string;
            /** @description How the agent is to behave, in at most 32,000 characters. Refer to a frontend action as `@action:triggerFunction`, to a built-in variable as `@var-auth:name` and to one of your own as `@var-custom:name`. */
            instruction?: string;
            /** @description Whether the agent answers. */
            isActive?: boolean;
            /** @description Slugs of the MCP servers it may use; each must exist. */
            mcpServers?: string[];
            /** @description Free-form data of your own about the agent. */
            metaData?: {
                [key: string]: unknown;
            };
            /** @description The language model that answers, by the name in the list of models. */
            model?: string;
            modelMetaData?: components["schemas"]["AgentModelSettings"];
            /** @description The name others see, of at most 100 characters. */
            name?: string;
            /** @description Slugs of the ready-to-use tools it may use; each must exist. */
            tools?: string[];
        };
        /** @description What to change about a variable; its name stays. */
        UpdateAgentVariableRequest: {
            /** @description The value of a constant, of at most 500 characters. */
            constantValue?: string;
            /** @description The value to fall back on when the metadata has none, of at most 200 characters. */
            defaultValue?: string;
            /** @description What the value means, in at most 200 characters. */
            description?: string;
            /** @description Where in the metadata the value stands, as a dotted path of at most 100 characters. */
            sourcePath?: string;
            /**
             * @description Where the value comes from, which is the metadata of the message (`message_metadata`), that of its sender (`user_metadata`), or the variable itself (`constant`).
             * @enum {string}
             */
            sourceType?: "message_metadata" | "user_metadata" | "constant";
        };
        /** @description What to change about a key. What is left out stays as it is. */
        UpdateApiKeyRequest: {
            /** @description The name people know the key by. An emoji counts as two characters. */
            name?: string;
            scope?: components["schemas"]["ApiKeyScope"];
        };
        /** @description What to change about an API tool; the name that people see stays. */
        UpdateApiToolRequest: {
            /** @description Whether the agent may send values beyond the parameters. */
            allowAdditionalProperties?: boolean;
            /**
             * Format: password
             * @description The password to send. It is kept and never answered.
             */
            basicAuthPassword?: string;
            /** @description The user name to send. */
            basicAuthUsername?: string;
            /** @description The body to send with `{{name}}` for each value to fill in, written into a string. */
            bodyTemplate?: string;
            /** @description When to use it, what it needs and what it returns; agents go by it. */
            description?: string;
            /** @description Whether to send a user name and a password along; both are needed then. */
            enableBasicAuth?: boolean;
            /** @description The address to call. */
            endpoint?: string;
            /** @description Headers to send, as a JSON object written into a string. */
            headers?: string;
            /** @description Address of the tool's picture. */
            icon?: string;
            /**
             * @description The HTTP method to call it with.
             * @enum {string}
             */
            method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description The values that the agent fills in. */
            parameters?: components["schemas"]["AgentToolParameterRequest"][];
            /** @description Identifies the tool; the path already says which is meant. */
            slug?: string;
        };
        /** @description Which provider to change, and how. */
        UpdateApnsProviderRequest: {
            /** @description Bundle id of the iOS app. */
            bundleId?: string;
            /** @description Whether pushes wake the app in the background (`content-available`). */
            includeContentAvailable?: boolean;
            /** @description Whether the app may change a push before it is shown (`mutable-content`). */
            includeMutableContent?: boolean;
            /** @description Id of the key at Apple. */
            keyId?: string;
            /** @description The key, as text. A secret. */
            p8Key?: string;
            /** @description Name of the file that the key came in. */
            p8KeyFilename?: string;
            /** @description Whether to send by Apple's production service and not by its sandbox. */
            productionMode?: boolean;
            /** @description The provider to change. */
            providerId: string;
            /** @description Id of your team at Apple. */
            teamId?: string;
        };
        /** @description What to note about the client that uses a token. */
        UpdateAuthTokenRequest: {
            /** @description Details of the client app, as free-form JSON. */
            appInfo?: {
                [key: string]: unknown;
            };
            /** @description The platform that uses the token. */
            platform?: string;
            /** @description The client's user agent. */
            userAgent?: string;
        };
        /** @description What to change of an agent. */
        UpdateByoAgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon?: components["schemas"]["ByoAgentIcon"];
            /**
             * @description The framework the agent runs in.
             * @enum {string}
             */
            integrateWith?: "mastra" | "mastra-legacy" | "langgraph" | "crewai" | "vercelV5" | "ag2" | "rasa" | "agno" | "ag-ui";
            /** @description How the agent is reached. Which fields it takes depends on the framework. */
            integrationMeta?: {
                /** @description Id of the agent within its framework, for Mastra and Agno. */
                agentId?: string;
                baseUrl?: components["schemas"]["ByoAgentUrl"];
                /** @description Id that users without one go by, for AG2. */
                defaultUserId?: string;
                /** @description Headers sent along to the agent, such as `authorization`. An object for LangGraph, CrewAI, the Vercel AI SDK and AG-UI; a string for AG2, Rasa and Agno. */
                headers?: components["schemas"]["ByoHeaders"] | components["schemas"]["ByoHeaderLines"];
            };
            integrationType?: components["schemas"]["ByoIntegrationType"];
            /** @description Whether the agent answers. */
            isActive?: boolean;
            metaData?: components["schemas"]["ByoAgentGreeting"];
            name?: components["schemas"]["ByoAgentName"];
            tools?: components["schemas"]["ByoToolNames"];
        };
        /** @description Where the user is reached from now on. What is left out stays as it is. */
        UpdateContactDetailsRequest: {
            /** @description The user's e-mail address. */
            email?: string;
            /** @description The user's phone number with its country code, such as `+1` or `+49`. */
            phno?: string;
        };
        /** @description What is to change about a conversation. */
        UpdateConversationRequest: {
            tags?: components["schemas"]["Tags"];
        };
        /** @description What to change in the webhook that delivers e-mails. What is left out stays as it is. */
        UpdateCustomEmailProviderRequest: {
            /** @description The password to log in with. A secret. */
            basicAuthPassword?: string;
            /** @description The user name to log in with. */
            basicAuthUsername?: string;
            /** @description Whether the provider is used. */
            isEnabled?: boolean;
            /** @description Whether the service logs in there with basic authentication. */
            useBasicAuth?: boolean;
            /** @description Whether only users whose e-mail address is stored with the service are notified. */
            useStoredEmailID?: boolean;
            /**
             * Format: uri
             * @description The address of your own that the service calls for each notification. HTTPS only.
             */
            webhookURL?: string;
        };
        /** @description What to change in the webhook that delivers pushes. What is left out stays as it is. */
        UpdateCustomPushProviderRequest: {
            /** @description The password to log in with. A secret. */
            basicAuthPassword?: string;
            /** @description The user name to log in with. */
            basicAuthUsername?: string;
            /** @description Whether the provider is used. */
            isEnabled?: boolean;
            /** @description Whether the service logs in there with basic authentication. */
            useBasicAuth?: boolean;
            /**
             * Format: uri
             * @description The address of your own that the service calls for each notification. HTTPS only.
             */
            webhookURL?: string;
        };
        /** @description What to change in the webhook that delivers SMS. What is left out stays as it is. */
        UpdateCustomSmsProviderRequest: {
            /** @description The password to log in with. A secret. */
            basicAuthPassword?: string;
            /** @description The user name to log in with. */
            basicAuthUsername?: string;
            /** @description Whether the provider is used. */
            isEnabled?: boolean;
            /** @description Whether the service logs in there with basic authentication. */
            useBasicAuth?: boolean;
            /** @description Whether only users whose phone number is stored with the service are notified. */
            useStoredPhNo?: boolean;
            /**
             * Format: uri
             * @description The address of your own that the service calls for each notification. HTTPS only.
             */
            webhookURL?: string;
        };
        /** @description Which provider to change, and how. */
        UpdateFcmProviderRequest: {
            notificationInPayload?: components["schemas"]["FcmNotificationInPayload"];
            /** @description The provider to change. */
            providerId: string;
            serviceAccountCreds?: components["schemas"]["FcmServiceAccount"];
            /** @description Name of the file that the service account came in. */
            serviceAccountFilename?: string;
        };
        /** @description What to change about a frontend action; its trigger function stays. */
        UpdateFrontendActionRequest: {
            /** @description When to trigger it and what it does; agents go by it. */
            description?: string;
            /** @description Address of the action's picture. */
            icon?: string;
            /** @description The name people see. */
            name?: string;
            /** @description The values that the agent hands to the function. */
            parameters?: components["schemas"]["AgentToolParameterRequest"][];
        };
        /** @description What is to change about a group. What is left out stays as it is; the guid never changes. */
        UpdateGroupRequest: {
            /** @description What the group is about now. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the new picture.
             */
            icon?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description The new name. Emojis are welcome and count as two characters each. */
            name?: string;
            /** @description Uid of the new owner. It is ignored when the call is made on behalf of a user. */
            owner?: components["schemas"]["Uid"];
            /** @description The password to join with from now on; needed when the group becomes one of type `password`. */
            password?: string;
            tags?: components["schemas"]["Tags"];
            type?: components["schemas"]["GroupType"];
            /** @description What to clear. Nothing else can be cleared. */
            unset?: ("icon" | "description" | "metadata")[];
        };
        /** @description What to change of a text. */
        UpdateKnowledgeBaseTextRequest: {
            text?: components["schemas"]["KnowledgeBaseTextContent"];
            title?: components["schemas"]["KnowledgeBaseTextTitle"];
        };
        /** @description What to change about an MCP server; its slug stays. */
        UpdateMcpServerRequest: {
            /** @description What the server offers. */
            description?: string;
            /** @description Address of the server's picture. */
            icon?: string;
            /** @description The name people see. */
            name?: string;
            /** @description Address of the server. */
            url?: string;
        };
        /** @description The new content, at most 10 KB in all. May hold further keys of your own, such as `customData` of a custom message. */
        UpdateMessageDataRequest: {
            /** @description Free-form JSON that travels with the message. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description The new text or caption. */
            text?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What to change about a message. */
        UpdateMessageRequest: {
            data?: components["schemas"]["UpdateMessageDataRequest"];
            tags?: components["schemas"]["Tags"];
        };
        /** @description What the user chooses. What is left out stays as it is. */
        UpdateNotificationPreferencesRequest: {
            groupPreferences?: components["schemas"]["GroupNotificationPreferences"];
            mutePreferences?: components["schemas"]["MuteNotificationPreferences"];
            oneOnOnePreferences?: components["schemas"]["OneOnOneNotificationPreferences"];
            /** @description Whether the user's notifications are worded by the privacy templates. A yes or no here, unlike the number in the app's templates. */
            usePrivacyTemplate?: boolean;
        };
        /** @description What to change in the app's notification settings. What is left out stays as it is. */
        UpdateNotificationSettingsRequest: {
            preferences?: components["schemas"]["AppNotificationPreferences"];
            sound?: components["schemas"]["NotificationSound"];
            templates?: components["schemas"]["NotificationTemplates"];
        };
        /** @description The user's new time zone. */
        UpdateNotificationTimezoneRequest: {
            /** @description Its name in the tz database, such as `Europe/Berlin`. */
            timezone: string;
        };
        /** @description The reason's new name. Nothing else can be changed. */
        UpdateReasonRequest: {
            /**
             * @description The name that users see from now on.
             * @example Not about the garden
             */
            name: string;
        };
        /** @description What to change about a role. What is left out stays as it is. */
        UpdateRoleRequest: {
            /** @description What the role is for. */
            description?: string;
            metadata?: components["schemas"]["RoleMetadata"];
            /** @description The name people know the role by. An emoji counts as two characters. */
            name?: string;
            settings?: components["schemas"]["RoleSettingsRequest"];
            /** @description Names of the fields to empty. */
            unset?: ("settings" | "description" | "metadata")[];
        };
        /** @description What to change in the SendGrid account. */
        UpdateSendGridDetailsRequest: {
            /**
             * @description Whether an answer to an e-mail becomes a message.
             * @default false
             */
            allowEmailReplies?: boolean;
            /** @description Whether it is used. */
            isEnabled?: boolean;
            /** @description The address that e-mails come from. */
            senderEmail?: string;
            /** @description The address that answers go to, where these are allowed. */
            senderEmailForReplies?: string | null;
            /** @description The name that e-mails come from. */
            senderName?: string;
            /** @description API key of the SendGrid account. A secret. */
            sendGridApiKey?: string;
            /** @description Id of the SendGrid template that e-mails are made from. */
            sendGridTemplateID?: string;
            /** @description Id of the SendGrid unsubscribe group; digits, as text. */
            sendGridUnsubscribeGroupID?: string;
        };
        /** @description What the message says from now on. */
        UpdateSubmittedMessageRequest: {
            data?: components["schemas"]["SubmittedMessageData"];
        };
        /** @description What to change in the Twilio account. What is left out stays as it is. */
        UpdateTwilioDetailsRequest: {
            /** @description Whether it is used. */
            isEnabled?: boolean;
            /** @description SID of the Twilio account. */
            twilioAccountSID?: string;
            /** @description Auth token of that account. A secret. */
            twilioAuthToken?: string;
            /** @description The number that SMS are sent from, with its country code. */
            twilioSenderPhoneNumber?: string;
        };
        /** @description What to change about a user. What is left out stays as it is. */
        UpdateUserRequest: {
            /**
             * Format: uri
             * @description Address of the user's picture. The picture itself is not stored.
             */
            avatar?: string;
            /**
             * Format: uri
             * @description Address of the user's profile page.
             */
            link?: string;
            metadata?: components["schemas"]["UserMetadata"];
            /** @description The name others see. An emoji counts as two characters. */
            name?: string;
            /** @description An existing role to give the user. */
            role?: components["schemas"]["RoleId"];
            /** @description A line the user shows others about mood or whereabouts. */
            statusMessage?: string;
            tags?: components["schemas"]["Tags"];
            /** @description Names of the fields to empty. */
            unset?: ("avatar" | "link" | "metadata")[];
        };
        /** @description How much of what the plan counts was used. */
        UsageMetrics: {
            /** @description Users who were active. */
            active_users?: number;
            /** @description Minutes of audio calls. */
            audio_minutes?: number;
            /** @description Users who were connected at the same time. */
            concurrent_users?: number;
            /** @description Minutes of calls recorded. */
            recorded_minutes?: number;
            /** @description Minutes of video calls. */
            video_minutes?: number;
        };
        /** @description What was used in a span of time. */
        UsageReport: {
            metrics: components["schemas"]["UsageMetrics"];
            time_range: components["schemas"]["UsageTimeRange"];
        };
        /** @description The span that the figures are for. */
        UsageTimeRange: {
            /** @description Where the span begins, in milliseconds since 1970-01-01T00:00:00Z. */
            fromDate?: components["schemas"]["UnixMilliseconds"];
            /** @description Where the span ends, in milliseconds since 1970-01-01T00:00:00Z. */
            toDate?: components["schemas"]["UnixMilliseconds"];
        };
        /** @description A person, or a bot, who can chat in the app. The same record stands wherever users appear, whole or in part; only `uid` and `name` are always there. */
        User: {
            /**
             * Format: uri
             * @description Address of the user's picture.
             */
            avatar?: string;
            /** @description When the block between the two users was set, in seconds since 1970-01-01T00:00:00Z. */
            blockedAt?: components["schemas"]["UnixSeconds"];
            /** @description Whether the user on whose behalf the call is made has blocked this one. */
            blockedByMe?: boolean;
            /** @description When that user blocked this one, in seconds since 1970-01-01T00:00:00Z. */
            blockedByMeAt?: components["schemas"]["UnixSeconds"];
            /** @description The conversation between this user and the user on whose behalf the call is made. */
            conversationId?: string;
            /** @description When the user was created, in seconds since 1970-01-01T00:00:00Z. */
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description When the user was deactivated, in seconds since 1970-01-01T00:00:00Z. Absent, or 0, while the user is active. */
            deactivatedAt?: components["schemas"]["UnixSeconds"];
            /** @description Whether this user has blocked the one on whose behalf the call is made. */
            hasBlockedMe?: boolean;
            /** @description When the user was last connected, in seconds since 1970-01-01T00:00:00Z. */
            lastActiveAt?: components["schemas"]["UnixSeconds"];
            /**
             * Format: uri
             * @description Address of the user's profile page.
             */
            link?: string;
            metadata?: components["schemas"]["UserMetadata"];
            /** @description The name others see. */
            name: string;
            /** @description The role that decides what the user may do; `default` unless another was given. */
            role?: string;
            /** @description Whether the user is connected at the moment; `available` and `online` both say yes. */
            status?: 'available' | 'online' | 'offline' | (string & {});
            /** @description A line the user shows others about mood or whereabouts. */
            statusMessage?: string;
            /** @description Labels of the user; in lists, there only when asked for. */
            tags?: string[];
            /** @description Identifies the user; always lower case. */
            uid: string;
            /** @description When the user was last changed, in seconds since 1970-01-01T00:00:00Z. */
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        /** @description A user blocks others or lets them through again. */
        UserBlockEvent: components["schemas"]["WebhookEvent"] & {
            /** @description What happened. */
            data: {
                /** @description Who blocks them or lets them through. */
                by: components["schemas"]["User"];
                /** @description Those who are blocked or let through, by uid. */
                users: components["schemas"]["UsersByUid"];
            };
        };
        /** @description A user's client connects or disconnects. Times of this event are in milliseconds, but for those of the user. */
        UserConnectionEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["ConnectionChange"];
        };
        /** @description A conversation between two users, seen from one of them. */
        UserConversation: components["schemas"]["ConversationBase"] & {
            /**
             * @description Marks a conversation between two users.
             * @constant
             */
            conversationType: "user";
            /** @description The other user. */
            conversationWith: components["schemas"]["User"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            conversationType: "user";
        };
        /** @description A user who takes part in a message. */
        UserEntity: {
            entity: components["schemas"]["User"];
            /**
             * @description Marks a user. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            entityType: "user";
        };
        /** @description Narrows a rule down to messages from or to certain users. */
        UserFilterRequest: {
            /**
             * @description Marks a filter by user. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            entity: "user";
            /**
             * @description The user's property to compare.
             * @enum {string}
             */
            operand: "uid" | "name" | "role" | "tags" | "createdAt";
            /**
             * @description How to compare it.
             * @enum {string}
             */
            operator: "equals" | "not equals" | "in" | "not in" | "startsWith";
            type: components["schemas"]["FilterSide"];
            /** @description What to compare it with. */
            value: string;
        };
        /** @description What became of one user. `success` tells which of the two shapes it is. */
        UserImportResult: {
            data: components["schemas"]["User"];
            /**
             * @description Marks a success.
             * @constant
             */
            success: true;
        } | components["schemas"]["ImportFailure"];
        /** @description Free-form JSON about a user, at most 5 KB. The keys described here are those that the documentation uses; every other key is your own. */
        UserMetadata: {
            "@private"?: components["schemas"]["PrivateUserMetadata"];
            /** @description A phone number, where the app keeps one in the open part. */
            contactNumber?: string;
            /** @description A mail address, where the app keeps one in the open part. */
            email?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description How one user is notified, the app's settings and the user's own choices taken together. */
        UserNotificationSettings: {
            preferences: components["schemas"]["EffectiveNotificationPreferences"];
            sound: components["schemas"]["NotificationSound"];
            templates: components["schemas"]["NotificationTemplates"];
        };
        /** @description One outcome per user, by uid. */
        UserResults: {
            [key: string]: components["schemas"]["Acknowledgement"];
        };
        /** @description Several users, each under the uid. */
        UsersByUid: {
            [key: string]: components["schemas"]["User"];
        };
        /** @description The envelope of every event. `trigger` says what happened and so what `data` holds. There is no id of the event itself; where an event may come twice, tell it by the webhook, the trigger, and the ids and times in `data`. */
        WebhookEvent: {
            /** @description The app it happened in. */
            appId: string;
            /** @description The region the app lives in. */
            region: 'us' | 'eu' | 'in' | (string & {});
            trigger: components["schemas"]["TriggerId"];
            /** @description Id of the webhook that the event was posted to. */
            webhook: string;
        };
        /** @description A list of words, typed in. */
        WordListRequest: {
            /**
             * @description Marks a list of words.
             * @constant
             */
            category: "word";
            /** @description What the list is for. */
            description?: string;
            /**
             * Format: binary
             * @description A CSV file with the entries, of at most 1 MB. Needless beside the entries themselves.
             */
            file?: Blob;
            /** @description An id of your own choice. */
            id?: components["schemas"]["ModerationId"];
            /** @description The list's name. */
            name?: string;
            /** @description The words, separated by commas, each of at most 100 characters. */
            searchTerms: string;
        };
    };
    responses: {
        /** @description The agent does not exist. The code is published without a status; the status is read from that of an unknown user. */
        AgentBuilderAgentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The API tool, frontend action or MCP server does not exist. The code is published for tools in general and without a status; the status is read from that of an unknown user. */
        AgentBuilderToolNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The agent or one of the sources does not exist. The codes are published without a status; the status is read from that of an unknown user. */
        AgentKnowledgeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The agent or one of the tools does not exist. The codes are published without a status; the status is read from that of an unknown user. One code serves tools of every kind here, as none is published for API tools, frontend actions and MCP servers alone. */
        AgentToolNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The variable does not exist. No code is published for this case, so the example shows the general one; the status is read from that of an unknown user. */
        AgentVariableNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The API key named in the path does not exist. The code is published without a status; the status is read from that of an unknown user. */
        ApiKeyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The user or the auth token does not exist. The token's code is published without a status; the status is read from that of an unknown user. */
        AuthTokenNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request fails validation. The code is published for the Chat API without a status; the status is the one its Campaigns pages give it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No bot has this uid. The code is published without a status; the status is read from that of an unknown user. */
        BotNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The agent does not exist. The code is published without a status; the status is read from that of an unknown user. */
        ByoAgentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The tool does not exist. The code is published without a status; the status is read from that of an unknown user. */
        ByoToolNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The conversation does not exist. The code is published without a status; the status is read from that of an unknown user. */
        ConversationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The event has arrived. Say so within 2 seconds and do long work afterwards; a later answer counts as none, and the event may be posted again. */
        EventReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The group does not exist. The code is published without a status; the status is read from that of an unknown user. */
        GroupNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The group or the user does not exist, or the user is deactivated. The codes are published without a status; that of an unknown user has been observed, and the group's is read from it. */
        GroupOrUserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The keyword list does not exist. The code is published without a status; the status is read from that of an unknown user. */
        KeywordListNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The source does not exist in the knowledge base. The code is published without a status; the status is read from that of an unknown user. */
        KnowledgeBaseSourceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The message does not exist. The code is published without a status; the status is read from that of an unknown user. */
        MessageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The push provider does not exist. The code is published without a status; the status is read from that of an unknown user. */
        PushProviderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The push token is not registered. The code is published without a status; the status is read from that of an unknown user. */
        PushTokenNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The moderation reason does not exist. The code is published without a status; the status is read from that of an unknown user. */
        ReasonNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The role does not exist. The code is published without a status; the status is read from that of an unknown user. */
        RoleNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The moderation rule does not exist. The code is published without a status; the status is read from that of an unknown user. */
        RuleNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests in this minute; the request was not processed. The headers come in two published spellings, so read both. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Rate-Limit": components["headers"]["RateLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The API key is missing, unknown, or of a scope that does not allow this operation. Only the unknown key has been seen with this status; for the other codes it is the reading taken here. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Any other failure. The documentation names many codes and gives no status for most of them. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The user does not exist or is deactivated. The status has been observed; the documentation gives none. */
        UserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
         * @example append
         */
        AffixParameter: "append" | "prepend";
        /**
         * @description Where to go on from, as the creation time in the cursor, in milliseconds; used together with `affix`.
         * @example 1772355600000
         */
        AgentBuilderCreatedAt: components["schemas"]["UnixMilliseconds"];
        /**
         * @description How many records to answer at most.
         * @example 10
         */
        AgentBuilderLimit: number;
        /**
         * @description Uid of the agent.
         * @example garden-helper
         */
        AgentBuilderUid: string;
        /**
         * @description The kind of the sources, such as `uploads`.
         * @example uploads
         */
        AgentKnowledgeSourceType: 'uploads' | 'text' | 'website' | 'knowledge-base' | (string & {});
        /**
         * @description Slug of the ready-to-use tool, such as `gmail`.
         * @example googlecalendar
         */
        AgentToolSlug: string;
        /**
         * @description Id of the variable, its `_id`.
         * @example 65e1d2f4a7b3c80d9e5f1a20
         */
        AgentVariableId: string;
        /**
         * @description The key itself, 40 hexadecimal digits.
         * @example cafebabecafebabecafebabecafebabecafebabe
         */
        ApiKeyParameter: string;
        /**
         * @description Slug of the API tool.
         * @example frost-forecast
         */
        ApiToolSlug: string;
        /**
         * @description Id of the APNs provider.
         * @example linden-ios
         */
        ApnsProviderId: string;
        /**
         * @description Keeps messages that have an attachment of this kind.
         * @example image
         */
        AttachmentTypes: "image" | "video" | "audio" | "file";
        /**
         * @description The auth token itself.
         * @example mira_1772355600feedfacefeedface
         */
        AuthTokenParameter: string;
        /**
         * @description Uid of the bot.
         * @example garden-helper
         */
        BotUid: components["schemas"]["Uid"];
        /**
         * @description Uid of the agent, a UUID that the service chose.
         * @example 6f1d2c3b-4a59-4e68-8b70-9c1d2e3f4a5b
         */
        ByoAgentUid: string;
        /**
         * @description Version of the Chat API that the agent is set up for.
         * @example v3.0
         */
        ByoChatApiVersion: string;
        /**
         * @description Name of the tool or action.
         * @example show_sowing_calendar
         */
        ByoToolName: string;
        /**
         * @description Id of the conversation.
         * @example group_tomato-growers
         */
        ConversationId: string;
        /**
         * @description Id of the message to go on from, in the direction that `affix` names.
         * @example 4202
         */
        CursorMessageId: string;
        /**
         * @description Id of the FCM provider.
         * @example linden-android
         */
        FcmProviderId: string;
        /**
         * @description Keeps messages from this moment on, in seconds since 1970-01-01T00:00:00Z.
         * @example 1772355600
         */
        FromTimestamp: components["schemas"]["UnixSeconds"];
        /**
         * @description Id of the frontend action, its `_id`.
         * @example app-linden-yard_openSowingCalendar
         */
        FrontendActionId: string;
        /**
         * @description Guid of the group.
         * @example tomato-growers
         */
        GuidParameter: components["schemas"]["Guid"];
        /**
         * @description Keeps messages that have attachments.
         * @example true
         */
        HasAttachments: boolean;
        /**
         * @description Keeps messages that hold a link.
         * @example true
         */
        HasLinks: boolean;
        /**
         * @description Keeps messages that mention somebody.
         * @example true
         */
        HasMentions: boolean;
        /**
         * @description Keeps messages that somebody reacted to.
         * @example true
         */
        HasReactions: boolean;
        /**
         * @description Leaves out the messages of users whom the user in `onBehalfOf` has blocked.
         * @example true
         */
        HideMessagesFromBlockedUsers: boolean;
        /**
         * @description Leaves out the replies in threads.
         * @example true
         */
        HideReplies: boolean;
        /**
         * @description Id of the keyword list.
         * @example advert-words
         */
        KeywordId: components["schemas"]["ModerationId"];
        /**
         * @description The place to go on from, in the direction of `affix`; taken from `meta.next` or `meta.previous` of an earlier answer.
         * @example 1772355540000.102
         */
        KnowledgeBaseCursorAnchor: string;
        /**
         * @description List only what was created before this moment, in milliseconds.
         * @example 1772442000000
         */
        KnowledgeBaseEndTime: number;
        /**
         * @description How many records come back at most.
         * @example 20
         */
        KnowledgeBaseLimit: number;
        /**
         * @description Id of the source.
         * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
         */
        KnowledgeBaseSourceId: string;
        /**
         * @description What kind of source it is; a file is one of the `uploads`.
         * @example uploads
         */
        KnowledgeBaseSourceType: "uploads" | "text" | "website";
        /**
         * @description List only what was created after this moment, in milliseconds.
         * @example 1772269200000
         */
        KnowledgeBaseStartTime: number;
        /**
         * @description Id of the text.
         * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
         */
        KnowledgeBaseTextId: string;
        /**
         * @description Id of the website that was crawled.
         * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
         */
        KnowledgeBaseWebsiteId: string;
        /**
         * @description Slug of the MCP server.
         * @example seed-catalogue
         */
        McpServerSlug: string;
        /**
         * @description Keeps messages that mention these users; sent as one list with commas between.
         * @example [
         *       "mira",
         *       "priya"
         *     ]
         */
        MentionedUids: components["schemas"]["Uid"][];
        /**
         * @description Adds to each mentioned user whether the user in `onBehalfOf` and that one have blocked each other.
         * @example true
         */
        MentionsWithBlockedInfo: boolean;
        /**
         * @description Adds to each mentioned user that one's tags.
         * @example true
         */
        MentionsWithTagInfo: boolean;
        /**
         * @description Keeps messages of any of these categories.
         * @example [
         *       "message",
         *       "custom"
         *     ]
         */
        MessageCategories: ("message" | "custom" | "action" | "call" | "interactive")[];
        /**
         * @description Keeps messages of this category.
         * @example message
         */
        MessageCategory: "message" | "custom" | "action" | "call" | "interactive";
        /**
         * @description Asks for the number of messages per user or group instead. How they are answered is not documented.
         * @example true
         */
        MessageCount: boolean;
        /**
         * @description Id of the message.
         * @example 4201
         */
        MessageId: string;
        /**
         * @description How many messages to answer at most.
         * @example 50
         */
        MessageLimit: number;
        /**
         * @description Keeps messages that hold this text.
         * @example tomatoes
         */
        MessageSearchKey: string;
        /**
         * @description Keeps messages that this user sent. With `onBehalfOf`, only those in conversations that the two share.
         * @example jonas
         */
        MessageSender: components["schemas"]["Uid"];
        /**
         * @description Keeps messages that have these tags.
         * @example [
         *       "harvest"
         *     ]
         */
        MessageTags: string[];
        /**
         * @description Keeps messages of this type, be it `text`, `image` or one of your own.
         * @example text
         */
        MessageType: string;
        /**
         * @description Keeps messages of any of these types.
         * @example [
         *       "text",
         *       "image"
         *     ]
         */
        MessageTypes: string[];
        /**
         * @description Keeps messages that mention the user in `onBehalfOf`.
         * @example true
         */
        MyMentionsOnly: boolean;
        /**
         * @description Uid of the user to act as. Without it, the app itself acts.
         * @example mira
         */
        OnBehalfOfOptional: components["schemas"]["Uid"];
        /**
         * @description Uid of the user to act as. This operation cannot do without it.
         * @example mira
         */
        OnBehalfOfRequired: components["schemas"]["Uid"];
        /**
         * @description Number of the page to fetch; the first is 1.
         * @example 1
         */
        Page: number;
        /**
         * @description How many records a page holds at most.
         * @example 100
         */
        PerPage: number;
        /**
         * @description How many records a page holds at most; 1000 is the most you may ask for.
         * @example 100
         */
        PerPageUpTo1000: number;
        /**
         * @description Uid of the user whose notifications are meant.
         * @example mira
         */
        PreferencesUid: components["schemas"]["Uid"];
        /**
         * @description The reaction, an emoji or a short text of at most 45 characters.
         * @example 😀
         */
        ReactionParameter: string;
        /**
         * @description Id of the moderation reason.
         * @example spam
         */
        ReasonId: string;
        /**
         * @description Id of the role.
         * @example keeper
         */
        RoleParameter: components["schemas"]["RoleId"];
        /**
         * @description Key of the permission.
         * @example listUsers.mode
         */
        RolePermission: components["schemas"]["RolePermissionKey"];
        /**
         * @description Id of the moderation rule.
         * @example no-adverts
         */
        RuleId: components["schemas"]["ModerationId"];
        /**
         * @description The scope of the members meant.
         * @example participant
         */
        Scope: "admin" | "moderator" | "participant";
        /**
         * @description Key of the permission.
         * @example sendMessage
         */
        ScopePermission: components["schemas"]["ScopePermissionKey"];
        /**
         * @description Keeps messages up to this moment, in seconds since 1970-01-01T00:00:00Z. Ignored without `fromTimestamp`.
         * @example 1772442000
         */
        ToTimestamp: components["schemas"]["UnixSeconds"];
        /**
         * @description Uid of the user.
         * @example mira
         */
        UidParameter: components["schemas"]["Uid"];
        /**
         * @description Keeps messages that have not reached the user in `onBehalfOf`.
         * @example true
         */
        UndeliveredMessages: boolean;
        /**
         * @description Keeps messages that the user in `onBehalfOf` has not read.
         * @example true
         */
        UnreadMessages: boolean;
        /**
         * @description Adds the tags of each message.
         * @example true
         */
        WithMessageTags: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Requests allowed in the current minute.
         * @example 10000
         */
        RateLimit: number;
        /**
         * @description Requests left in the current minute.
         * @example 9999
         */
        RateLimitRemaining: number;
        /**
         * @description Moment at which the window starts anew, in seconds since 1970-01-01T00:00:00Z.
         * @example 1772355660
         */
        RateLimitReset: number;
        /**
         * @description Seconds to wait before trying again.
         * @example 15
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type Acknowledgement = components['schemas']['Acknowledgement'];
export type ActionEntities = components['schemas']['ActionEntities'];
export type ActionMessage = components['schemas']['ActionMessage'];
export type ActionMessageData = components['schemas']['ActionMessageData'];
export type ActionTarget = components['schemas']['ActionTarget'];
export type AddApnsProviderRequest = components['schemas']['AddApnsProviderRequest'];
export type AddedFriends = components['schemas']['AddedFriends'];
export type AddedGroupMembers = components['schemas']['AddedGroupMembers'];
export type AddFcmProviderRequest = components['schemas']['AddFcmProviderRequest'];
export type AddFriendsRequest = components['schemas']['AddFriendsRequest'];
export type AddGroupMembersRequest = components['schemas']['AddGroupMembersRequest'];
export type Affix = components['schemas']['Affix'];
export type AgentApiToolsRequest = components['schemas']['AgentApiToolsRequest'];
export type AgentBuilderAgent = components['schemas']['AgentBuilderAgent'];
export type AgentBuilderCursor = components['schemas']['AgentBuilderCursor'];
export type AgentBuilderCursorMeta = components['schemas']['AgentBuilderCursorMeta'];
export type AgentBuilderOutcome = components['schemas']['AgentBuilderOutcome'];
export type AgentCustomVariable = components['schemas']['AgentCustomVariable'];
export type AgentEnabledApiTool = components['schemas']['AgentEnabledApiTool'];
export type AgentEnabledFrontendAction = components['schemas']['AgentEnabledFrontendAction'];
export type AgentEnabledItems = components['schemas']['AgentEnabledItems'];
export type AgentEnabledMcpServer = components['schemas']['AgentEnabledMcpServer'];
export type AgentEnabledTool = components['schemas']['AgentEnabledTool'];
export type AgentEnabledToolAction = components['schemas']['AgentEnabledToolAction'];
export type AgentFrontendActionsRequest = components['schemas']['AgentFrontendActionsRequest'];
export type AgenticMessage = components['schemas']['AgenticMessage'];
export type AgenticMessageData = components['schemas']['AgenticMessageData'];
export type AgentKnowledgeSourcesRequest = components['schemas']['AgentKnowledgeSourcesRequest'];
export type AgentMcpServersRequest = components['schemas']['AgentMcpServersRequest'];
export type AgentModel = components['schemas']['AgentModel'];
export type AgentModelSettings = components['schemas']['AgentModelSettings'];
export type AgentToolAction = components['schemas']['AgentToolAction'];
export type AgentToolActionsRequest = components['schemas']['AgentToolActionsRequest'];
export type AgentToolFunction = components['schemas']['AgentToolFunction'];
export type AgentToolFunctionParameters = components['schemas']['AgentToolFunctionParameters'];
export type AgentToolParameter = components['schemas']['AgentToolParameter'];
export type AgentToolParameterRequest = components['schemas']['AgentToolParameterRequest'];
export type AgentToolsRequest = components['schemas']['AgentToolsRequest'];
export type AgentVariable = components['schemas']['AgentVariable'];
export type AgentVariableUser = components['schemas']['AgentVariableUser'];
export type AllowFeaturesRequest = components['schemas']['AllowFeaturesRequest'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyScope = components['schemas']['ApiKeyScope'];
export type ApiTool = components['schemas']['ApiTool'];
export type ApnsProvider = components['schemas']['ApnsProvider'];
export type AppNotificationPreferences = components['schemas']['AppNotificationPreferences'];
export type AuthToken = components['schemas']['AuthToken'];
export type BannedUser = components['schemas']['BannedUser'];
export type BlockedMessage = components['schemas']['BlockedMessage'];
export type BlockUsersRequest = components['schemas']['BlockUsersRequest'];
export type BooleanString = components['schemas']['BooleanString'];
export type BrokenRule = components['schemas']['BrokenRule'];
export type ByoAgent = components['schemas']['ByoAgent'];
export type ByoAgentActive = components['schemas']['ByoAgentActive'];
export type ByoAgentConnection = components['schemas']['ByoAgentConnection'];
export type ByoAgentGreeting = components['schemas']['ByoAgentGreeting'];
export type ByoAgentIcon = components['schemas']['ByoAgentIcon'];
export type ByoAgentName = components['schemas']['ByoAgentName'];
export type ByoAgentUrl = components['schemas']['ByoAgentUrl'];
export type ByoCallableName = components['schemas']['ByoCallableName'];
export type ByoFramework = components['schemas']['ByoFramework'];
export type ByoHeaderLines = components['schemas']['ByoHeaderLines'];
export type ByoHeaders = components['schemas']['ByoHeaders'];
export type ByoIntegrationType = components['schemas']['ByoIntegrationType'];
export type ByoTool = components['schemas']['ByoTool'];
export type ByoToolFunction = components['schemas']['ByoToolFunction'];
export type ByoToolNames = components['schemas']['ByoToolNames'];
export type ByoToolParameter = components['schemas']['ByoToolParameter'];
export type ByoToolParameters = components['schemas']['ByoToolParameters'];
export type ByoToolParametersRequest = components['schemas']['ByoToolParametersRequest'];
export type ByoToolRequest = components['schemas']['ByoToolRequest'];
export type CallAction = components['schemas']['CallAction'];
export type CallChannel = components['schemas']['CallChannel'];
export type CallEntities = components['schemas']['CallEntities'];
export type CallEntity = components['schemas']['CallEntity'];
export type CallMessage = components['schemas']['CallMessage'];
export type CallMessageData = components['schemas']['CallMessageData'];
export type CallNotificationSettings = components['schemas']['CallNotificationSettings'];
export type CampaignChannel = components['schemas']['CampaignChannel'];
export type CampaignDelivery = components['schemas']['CampaignDelivery'];
export type CampaignEvent = components['schemas']['CampaignEvent'];
export type CampaignNotification = components['schemas']['CampaignNotification'];
export type CampaignNotificationEvent = components['schemas']['CampaignNotificationEvent'];
export type CampaignPush = components['schemas']['CampaignPush'];
export type CampaignReport = components['schemas']['CampaignReport'];
export type CardMessage = components['schemas']['CardMessage'];
export type ChangedGroup = components['schemas']['ChangedGroup'];
export type ChangedMember = components['schemas']['ChangedMember'];
export type ChangeGroupMemberScopeRequest = components['schemas']['ChangeGroupMemberScopeRequest'];
export type ClientConnection = components['schemas']['ClientConnection'];
export type ClientInfo = components['schemas']['ClientInfo'];
export type ConnectionChange = components['schemas']['ConnectionChange'];
export type ContentMessage = components['schemas']['ContentMessage'];
export type ContentMessageData = components['schemas']['ContentMessageData'];
export type Conversation = components['schemas']['Conversation'];
export type ConversationBase = components['schemas']['ConversationBase'];
export type ConversationPeer = components['schemas']['ConversationPeer'];
export type ConversationToMute = components['schemas']['ConversationToMute'];
export type ConversationToUnmute = components['schemas']['ConversationToUnmute'];
export type Crawl = components['schemas']['Crawl'];
export type CrawlSitemap = components['schemas']['CrawlSitemap'];
export type CrawlWebsiteRequest = components['schemas']['CrawlWebsiteRequest'];
export type CreateAgentBuilderAgentRequest = components['schemas']['CreateAgentBuilderAgentRequest'];
export type CreateAgentVariableRequest = components['schemas']['CreateAgentVariableRequest'];
export type CreateApiKeyRequest = components['schemas']['CreateApiKeyRequest'];
export type CreateApiToolRequest = components['schemas']['CreateApiToolRequest'];
export type CreateAuthTokenRequest = components['schemas']['CreateAuthTokenRequest'];
export type CreateByoAg2AgentRequest = components['schemas']['CreateByoAg2AgentRequest'];
export type CreateByoAgentRequest = components['schemas']['CreateByoAgentRequest'];
export type CreateByoAgnoAgentRequest = components['schemas']['CreateByoAgnoAgentRequest'];
export type CreateByoHttpAgentRequest = components['schemas']['CreateByoHttpAgentRequest'];
export type CreateByoMastraAgentRequest = components['schemas']['CreateByoMastraAgentRequest'];
export type CreateByoRasaAgentRequest = components['schemas']['CreateByoRasaAgentRequest'];
export type CreatedGroup = components['schemas']['CreatedGroup'];
export type CreatedUser = components['schemas']['CreatedUser'];
export type CreateFrontendActionRequest = components['schemas']['CreateFrontendActionRequest'];
export type CreateGroupRequest = components['schemas']['CreateGroupRequest'];
export type CreateKnowledgeBaseTextRequest = components['schemas']['CreateKnowledgeBaseTextRequest'];
export type CreateMcpServerRequest = components['schemas']['CreateMcpServerRequest'];
export type CreateReasonRequest = components['schemas']['CreateReasonRequest'];
export type CreateRoleRequest = components['schemas']['CreateRoleRequest'];
export type CreateUserRequest = components['schemas']['CreateUserRequest'];
export type CsvListRequest = components['schemas']['CsvListRequest'];
export type Cursor = components['schemas']['Cursor'];
export type CursorMeta = components['schemas']['CursorMeta'];
export type CursorPosition = components['schemas']['CursorPosition'];
export type CustomEmailProvider = components['schemas']['CustomEmailProvider'];
export type CustomMessage = components['schemas']['CustomMessage'];
export type CustomMessageData = components['schemas']['CustomMessageData'];
export type CustomMessageDataRequest = components['schemas']['CustomMessageDataRequest'];
export type CustomNotificationProvider = components['schemas']['CustomNotificationProvider'];
export type CustomSmsProvider = components['schemas']['CustomSmsProvider'];
export type DeactivatedUsers = components['schemas']['DeactivatedUsers'];
export type DeactivateUsersRequest = components['schemas']['DeactivateUsersRequest'];
export type DeletedMessage = components['schemas']['DeletedMessage'];
export type DeleteMessageRequest = components['schemas']['DeleteMessageRequest'];
export type DeleteUserRequest = components['schemas']['DeleteUserRequest'];
export type DiscoveredUrl = components['schemas']['DiscoveredUrl'];
export type DiscoveredUrlBatch = components['schemas']['DiscoveredUrlBatch'];
export type DiscoveredUrlBatchResult = components['schemas']['DiscoveredUrlBatchResult'];
export type DiscoveredUrlStatus = components['schemas']['DiscoveredUrlStatus'];
export type DiscoveredUrlStatusesRequest = components['schemas']['DiscoveredUrlStatusesRequest'];
export type EffectiveNotificationPreferences = components['schemas']['EffectiveNotificationPreferences'];
export type EngineCondition = components['schemas']['EngineCondition'];
export type EngineFailure = components['schemas']['EngineFailure'];
export type EngineFailureContext = components['schemas']['EngineFailureContext'];
export type EngineRequest = components['schemas']['EngineRequest'];
export type EngineRule = components['schemas']['EngineRule'];
export type EngineThreshold = components['schemas']['EngineThreshold'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type FailedModeration = components['schemas']['FailedModeration'];
export type FcmNotificationFlags = components['schemas']['FcmNotificationFlags'];
export type FcmNotificationInPayload = components['schemas']['FcmNotificationInPayload'];
export type FcmProvider = components['schemas']['FcmProvider'];
export type FcmServiceAccount = components['schemas']['FcmServiceAccount'];
export type FeatureKey = components['schemas']['FeatureKey'];
export type FeatureOutcomes = components['schemas']['FeatureOutcomes'];
export type FeedContent = components['schemas']['FeedContent'];
export type FeedElement = components['schemas']['FeedElement'];
export type FeedItem = components['schemas']['FeedItem'];
export type FeedItemEvent = components['schemas']['FeedItemEvent'];
export type FeedStyle = components['schemas']['FeedStyle'];
export type FilterSide = components['schemas']['FilterSide'];
export type FlaggedMessage = components['schemas']['FlaggedMessage'];
export type FlagMessageRequest = components['schemas']['FlagMessageRequest'];
export type FrontendAction = components['schemas']['FrontendAction'];
export type Group = components['schemas']['Group'];
export type GroupConversation = components['schemas']['GroupConversation'];
export type GroupEntity = components['schemas']['GroupEntity'];
export type GroupEvent = components['schemas']['GroupEvent'];
export type GroupFilterRequest = components['schemas']['GroupFilterRequest'];
export type GroupImportResult = components['schemas']['GroupImportResult'];
export type GroupMemberEvent = components['schemas']['GroupMemberEvent'];
export type GroupNotificationPreferences = components['schemas']['GroupNotificationPreferences'];
export type GroupNotificationSettings = components['schemas']['GroupNotificationSettings'];
export type GroupType = components['schemas']['GroupType'];
export type Guid = components['schemas']['Guid'];
export type ImportFailure = components['schemas']['ImportFailure'];
export type ImportGroup = components['schemas']['ImportGroup'];
export type ImportGroupDetails = components['schemas']['ImportGroupDetails'];
export type ImportGroupsRequest = components['schemas']['ImportGroupsRequest'];
export type ImportMember = components['schemas']['ImportMember'];
export type ImportMembersRequest = components['schemas']['ImportMembersRequest'];
export type ImportMessage = components['schemas']['ImportMessage'];
export type ImportMessagesRequest = components['schemas']['ImportMessagesRequest'];
export type ImportTime = components['schemas']['ImportTime'];
export type ImportUser = components['schemas']['ImportUser'];
export type ImportUsersRequest = components['schemas']['ImportUsersRequest'];
export type InteractionGoal = components['schemas']['InteractionGoal'];
export type InteractiveAction = components['schemas']['InteractiveAction'];
export type InteractiveCard = components['schemas']['InteractiveCard'];
export type InteractiveContent = components['schemas']['InteractiveContent'];
export type InteractiveElement = components['schemas']['InteractiveElement'];
export type InteractiveForm = components['schemas']['InteractiveForm'];
export type InteractiveMessage = components['schemas']['InteractiveMessage'];
export type InteractiveMessageData = components['schemas']['InteractiveMessageData'];
export type InteractiveOption = components['schemas']['InteractiveOption'];
export type InteractiveScheduler = components['schemas']['InteractiveScheduler'];
export type KeywordCategory = components['schemas']['KeywordCategory'];
export type KeywordList = components['schemas']['KeywordList'];
export type KeywordListRequest = components['schemas']['KeywordListRequest'];
export type KnowledgeBaseCursor = components['schemas']['KnowledgeBaseCursor'];
export type KnowledgeBaseCursorMeta = components['schemas']['KnowledgeBaseCursorMeta'];
export type KnowledgeBaseDeletion = components['schemas']['KnowledgeBaseDeletion'];
export type KnowledgeBaseDeletionResult = components['schemas']['KnowledgeBaseDeletionResult'];
export type KnowledgeBaseFile = components['schemas']['KnowledgeBaseFile'];
export type KnowledgeBasePage = components['schemas']['KnowledgeBasePage'];
export type KnowledgeBasePageMeta = components['schemas']['KnowledgeBasePageMeta'];
export type KnowledgeBaseSource = components['schemas']['KnowledgeBaseSource'];
export type KnowledgeBaseSourceDetails = components['schemas']['KnowledgeBaseSourceDetails'];
export type KnowledgeBaseStatus = components['schemas']['KnowledgeBaseStatus'];
export type KnowledgeBaseStatusesRequest = components['schemas']['KnowledgeBaseStatusesRequest'];
export type KnowledgeBaseText = components['schemas']['KnowledgeBaseText'];
export type KnowledgeBaseTextContent = components['schemas']['KnowledgeBaseTextContent'];
export type KnowledgeBaseTextResult = components['schemas']['KnowledgeBaseTextResult'];
export type KnowledgeBaseTextTitle = components['schemas']['KnowledgeBaseTextTitle'];
export type KnowledgeBaseUpload = components['schemas']['KnowledgeBaseUpload'];
export type KnowledgeBaseUploadsRequest = components['schemas']['KnowledgeBaseUploadsRequest'];
export type KnowledgeBaseVectorizationStatus = components['schemas']['KnowledgeBaseVectorizationStatus'];
export type MarkConversationRequest = components['schemas']['MarkConversationRequest'];
export type MarkedConversation = components['schemas']['MarkedConversation'];
export type McpServer = components['schemas']['McpServer'];
export type MediaMessage = components['schemas']['MediaMessage'];
export type MediaMessageData = components['schemas']['MediaMessageData'];
export type MediaMessageDataRequest = components['schemas']['MediaMessageDataRequest'];
export type Member = components['schemas']['Member'];
export type MemberImportResult = components['schemas']['MemberImportResult'];
export type MemberResult = components['schemas']['MemberResult'];
export type MemberResults = components['schemas']['MemberResults'];
export type MemberScope = components['schemas']['MemberScope'];
export type Membership = components['schemas']['Membership'];
export type MemberUids = components['schemas']['MemberUids'];
export type Message = components['schemas']['Message'];
export type MessageActionEvent = components['schemas']['MessageActionEvent'];
export type MessageAttachment = components['schemas']['MessageAttachment'];
export type MessageAttachmentRequest = components['schemas']['MessageAttachmentRequest'];
export type MessageBase = components['schemas']['MessageBase'];
export type MessageDataBase = components['schemas']['MessageDataBase'];
export type MessageEntities = components['schemas']['MessageEntities'];
export type MessageEntity = components['schemas']['MessageEntity'];
export type MessageEvent = components['schemas']['MessageEvent'];
export type MessageFields = components['schemas']['MessageFields'];
export type MessageFlag = components['schemas']['MessageFlag'];
export type MessageImportResult = components['schemas']['MessageImportResult'];
export type MessageMetadata = components['schemas']['MessageMetadata'];
export type MessageMetrics = components['schemas']['MessageMetrics'];
export type MessageMetricsPoint = components['schemas']['MessageMetricsPoint'];
export type MessageModeration = components['schemas']['MessageModeration'];
export type MessageModerationRule = components['schemas']['MessageModerationRule'];
export type MessageReadState = components['schemas']['MessageReadState'];
export type MessageReceipts = components['schemas']['MessageReceipts'];
export type MessageSnapshot = components['schemas']['MessageSnapshot'];
export type MessageSnapshotData = components['schemas']['MessageSnapshotData'];
export type Metadata = components['schemas']['Metadata'];
export type ModeratedResource = components['schemas']['ModeratedResource'];
export type ModerationDecisionEvent = components['schemas']['ModerationDecisionEvent'];
export type ModerationFailureEvent = components['schemas']['ModerationFailureEvent'];
export type ModerationFinding = components['schemas']['ModerationFinding'];
export type ModerationId = components['schemas']['ModerationId'];
export type ModerationListMeta = components['schemas']['ModerationListMeta'];
export type ModerationReason = components['schemas']['ModerationReason'];
export type ModerationReviewEvent = components['schemas']['ModerationReviewEvent'];
export type ModerationRule = components['schemas']['ModerationRule'];
export type Muid = components['schemas']['Muid'];
export type MultipleReceivers = components['schemas']['MultipleReceivers'];
export type MuteConversationsRequest = components['schemas']['MuteConversationsRequest'];
export type MutedConversation = components['schemas']['MutedConversation'];
export type MuteNotificationPreferences = components['schemas']['MuteNotificationPreferences'];
export type MuteNotificationSettings = components['schemas']['MuteNotificationSettings'];
export type NewGroupDetails = components['schemas']['NewGroupDetails'];
export type NewUserDetails = components['schemas']['NewUserDetails'];
export type NotificationContactDetails = components['schemas']['NotificationContactDetails'];
export type NotificationDigestSettings = components['schemas']['NotificationDigestSettings'];
export type NotificationDndSetting = components['schemas']['NotificationDndSetting'];
export type NotificationEmailTemplate = components['schemas']['NotificationEmailTemplate'];
export type NotificationEventSetting = components['schemas']['NotificationEventSetting'];
export type NotificationFallbackTemplate = components['schemas']['NotificationFallbackTemplate'];
export type NotificationGroupMentionTemplate = components['schemas']['NotificationGroupMentionTemplate'];
export type NotificationLog = components['schemas']['NotificationLog'];
export type NotificationLogAlert = components['schemas']['NotificationLogAlert'];
export type NotificationLogCursor = components['schemas']['NotificationLogCursor'];
export type NotificationLogData = components['schemas']['NotificationLogData'];
export type NotificationLogMeta = components['schemas']['NotificationLogMeta'];
export type NotificationLogPayload = components['schemas']['NotificationLogPayload'];
export type NotificationMediaTemplate = components['schemas']['NotificationMediaTemplate'];
export type NotificationMessageSetting = components['schemas']['NotificationMessageSetting'];
export type NotificationOverride = components['schemas']['NotificationOverride'];
export type NotificationPreferences = components['schemas']['NotificationPreferences'];
export type NotificationPrivacySetting = components['schemas']['NotificationPrivacySetting'];
export type NotificationReactionSetting = components['schemas']['NotificationReactionSetting'];
export type NotificationSchedule = components['schemas']['NotificationSchedule'];
export type NotificationScheduleDay = components['schemas']['NotificationScheduleDay'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type NotificationSmsTemplate = components['schemas']['NotificationSmsTemplate'];
export type NotificationSound = components['schemas']['NotificationSound'];
export type NotificationSuccess = components['schemas']['NotificationSuccess'];
export type NotificationTemplate = components['schemas']['NotificationTemplate'];
export type NotificationTemplates = components['schemas']['NotificationTemplates'];
export type NotificationTimezone = components['schemas']['NotificationTimezone'];
export type NotificationUserMentionTemplate = components['schemas']['NotificationUserMentionTemplate'];
export type NullableUnixSeconds = components['schemas']['NullableUnixSeconds'];
export type OneConversation = components['schemas']['OneConversation'];
export type OneOnOneNotificationPreferences = components['schemas']['OneOnOneNotificationPreferences'];
export type OneOnOneNotificationSettings = components['schemas']['OneOnOneNotificationSettings'];
export type OpenMessageData = components['schemas']['OpenMessageData'];
export type OtherContentMessage = components['schemas']['OtherContentMessage'];
export type PageMeta = components['schemas']['PageMeta'];
export type Pagination = components['schemas']['Pagination'];
export type PatternListRequest = components['schemas']['PatternListRequest'];
export type PermissionDefinition = components['schemas']['PermissionDefinition'];
export type PermissionEffect = components['schemas']['PermissionEffect'];
export type PermissionList = components['schemas']['PermissionList'];
export type PermissionListOrItem = components['schemas']['PermissionListOrItem'];
export type PermissionMode = components['schemas']['PermissionMode'];
export type PermissionValue = components['schemas']['PermissionValue'];
export type PrivateUserMetadata = components['schemas']['PrivateUserMetadata'];
export type ProcessDiscoveredUrlsRequest = components['schemas']['ProcessDiscoveredUrlsRequest'];
export type PushNotificationEvent = components['schemas']['PushNotificationEvent'];
export type PushPayloadSettings = components['schemas']['PushPayloadSettings'];
export type PushPlatform = components['schemas']['PushPlatform'];
export type PushToken = components['schemas']['PushToken'];
export type PushTokenList = components['schemas']['PushTokenList'];
export type Reaction = components['schemas']['Reaction'];
export type ReactionCount = components['schemas']['ReactionCount'];
export type ReactionEvent = components['schemas']['ReactionEvent'];
export type ReactivatedUsers = components['schemas']['ReactivatedUsers'];
export type ReactivateUsersRequest = components['schemas']['ReactivateUsersRequest'];
export type Receipt = components['schemas']['Receipt'];
export type ReceiptBody = components['schemas']['ReceiptBody'];
export type ReceiptEvent = components['schemas']['ReceiptEvent'];
export type ReceiverEntity = components['schemas']['ReceiverEntity'];
export type ReceiverId = components['schemas']['ReceiverId'];
export type ReceiverType = components['schemas']['ReceiverType'];
export type ReceiverTypeRequest = components['schemas']['ReceiverTypeRequest'];
export type RecordingEvent = components['schemas']['RecordingEvent'];
export type RegisterApnsTokenRequest = components['schemas']['RegisterApnsTokenRequest'];
export type RegisterFcmTokenRequest = components['schemas']['RegisterFcmTokenRequest'];
export type RegisterPushTokenRequest = components['schemas']['RegisterPushTokenRequest'];
export type RegisterVoipTokenRequest = components['schemas']['RegisterVoipTokenRequest'];
export type RemoveFriendsRequest = components['schemas']['RemoveFriendsRequest'];
export type ReplaceGlobalPinnedConversationsRequest = components['schemas']['ReplaceGlobalPinnedConversationsRequest'];
export type ResetUserConversationRequest = components['schemas']['ResetUserConversationRequest'];
export type RestrictedFeature = components['schemas']['RestrictedFeature'];
export type RestrictFeaturesRequest = components['schemas']['RestrictFeaturesRequest'];
export type ReviewBlockedMessageRequest = components['schemas']['ReviewBlockedMessageRequest'];
export type ReviewedMessage = components['schemas']['ReviewedMessage'];
export type ReviewFlaggedMessageRequest = components['schemas']['ReviewFlaggedMessageRequest'];
export type ReviewVerdict = components['schemas']['ReviewVerdict'];
export type RingingCall = components['schemas']['RingingCall'];
export type RingingCallData = components['schemas']['RingingCallData'];
export type RingingCallEvent = components['schemas']['RingingCallEvent'];
export type Role = components['schemas']['Role'];
export type RoleId = components['schemas']['RoleId'];
export type RoleMetadata = components['schemas']['RoleMetadata'];
export type RolePermissionKey = components['schemas']['RolePermissionKey'];
export type RolePermissions = components['schemas']['RolePermissions'];
export type RoleSettings = components['schemas']['RoleSettings'];
export type RoleSettingsRequest = components['schemas']['RoleSettingsRequest'];
export type RuleAction = components['schemas']['RuleAction'];
export type RuleCondition = components['schemas']['RuleCondition'];
export type RuleConditionRequest = components['schemas']['RuleConditionRequest'];
export type RuleFilterRequest = components['schemas']['RuleFilterRequest'];
export type RuleMatch = components['schemas']['RuleMatch'];
export type RuleRequest = components['schemas']['RuleRequest'];
export type SaveCustomEmailProviderRequest = components['schemas']['SaveCustomEmailProviderRequest'];
export type SaveCustomPushProviderRequest = components['schemas']['SaveCustomPushProviderRequest'];
export type SaveCustomSmsProviderRequest = components['schemas']['SaveCustomSmsProviderRequest'];
export type SaveSendGridDetailsRequest = components['schemas']['SaveSendGridDetailsRequest'];
export type SaveTwilioDetailsRequest = components['schemas']['SaveTwilioDetailsRequest'];
export type ScopePermissionKey = components['schemas']['ScopePermissionKey'];
export type ScopePermissions = components['schemas']['ScopePermissions'];
export type ScrapedWebPage = components['schemas']['ScrapedWebPage'];
export type ScrapedWebPageMetadata = components['schemas']['ScrapedWebPageMetadata'];
export type ScrapeWebPageRequest = components['schemas']['ScrapeWebPageRequest'];
export type SendCustomMessageRequest = components['schemas']['SendCustomMessageRequest'];
export type SendGridDetails = components['schemas']['SendGridDetails'];
export type SendMediaMessageRequest = components['schemas']['SendMediaMessageRequest'];
export type SendMessageRequest = components['schemas']['SendMessageRequest'];
export type SendTextMessageRequest = components['schemas']['SendTextMessageRequest'];
export type SentenceListRequest = components['schemas']['SentenceListRequest'];
export type SessionConfiguration = components['schemas']['SessionConfiguration'];
export type SessionEndedEvent = components['schemas']['SessionEndedEvent'];
export type SessionOccupant = components['schemas']['SessionOccupant'];
export type SessionParticipantEvent = components['schemas']['SessionParticipantEvent'];
export type SessionRecording = components['schemas']['SessionRecording'];
export type SessionStartedEvent = components['schemas']['SessionStartedEvent'];
export type SessionTranscript = components['schemas']['SessionTranscript'];
export type SessionType = components['schemas']['SessionType'];
export type SetRolePermissionsRequest = components['schemas']['SetRolePermissionsRequest'];
export type SetRolePermissionsResult = components['schemas']['SetRolePermissionsResult'];
export type SetScopePermissionsRequest = components['schemas']['SetScopePermissionsRequest'];
export type SetScopePermissionsResult = components['schemas']['SetScopePermissionsResult'];
export type SubmitMessageRequest = components['schemas']['SubmitMessageRequest'];
export type SubmittedMessageData = components['schemas']['SubmittedMessageData'];
export type SyncDiscoveredUrlsRequest = components['schemas']['SyncDiscoveredUrlsRequest'];
export type Tags = components['schemas']['Tags'];
export type TextMessage = components['schemas']['TextMessage'];
export type TextMessageData = components['schemas']['TextMessageData'];
export type TextMessageDataRequest = components['schemas']['TextMessageDataRequest'];
export type ThemedColor = components['schemas']['ThemedColor'];
export type TimeRange = components['schemas']['TimeRange'];
export type ToOneReceiver = components['schemas']['ToOneReceiver'];
export type ToSeveralReceivers = components['schemas']['ToSeveralReceivers'];
export type TranscriptionEvent = components['schemas']['TranscriptionEvent'];
export type TriggerId = components['schemas']['TriggerId'];
export type TwilioDetails = components['schemas']['TwilioDetails'];
export type Uid = components['schemas']['Uid'];
export type UnixMilliseconds = components['schemas']['UnixMilliseconds'];
export type UnixSeconds = components['schemas']['UnixSeconds'];
export type UnixSecondsOrNull = components['schemas']['UnixSecondsOrNull'];
export type UnknownMessage = components['schemas']['UnknownMessage'];
export type UnmuteConversationsRequest = components['schemas']['UnmuteConversationsRequest'];
export type UnregisterPushTokenRequest = components['schemas']['UnregisterPushTokenRequest'];
export type UnsetRolePermissionResult = components['schemas']['UnsetRolePermissionResult'];
export type UnsetScopePermissionResult = components['schemas']['UnsetScopePermissionResult'];
export type UpdateAgentBuilderAgentRequest = components['schemas']['UpdateAgentBuilderAgentRequest'];
export type UpdateAgentVariableRequest = components['schemas']['UpdateAgentVariableRequest'];
export type UpdateApiKeyRequest = components['schemas']['UpdateApiKeyRequest'];
export type UpdateApiToolRequest = components['schemas']['UpdateApiToolRequest'];
export type UpdateApnsProviderRequest = components['schemas']['UpdateApnsProviderRequest'];
export type UpdateAuthTokenRequest = components['schemas']['UpdateAuthTokenRequest'];
export type UpdateByoAgentRequest = components['schemas']['UpdateByoAgentRequest'];
export type UpdateContactDetailsRequest = components['schemas']['UpdateContactDetailsRequest'];
export type UpdateConversationRequest = components['schemas']['UpdateConversationRequest'];
export type UpdateCustomEmailProviderRequest = components['schemas']['UpdateCustomEmailProviderRequest'];
export type UpdateCustomPushProviderRequest = components['schemas']['UpdateCustomPushProviderRequest'];
export type UpdateCustomSmsProviderRequest = components['schemas']['UpdateCustomSmsProviderRequest'];
export type UpdateFcmProviderRequest = components['schemas']['UpdateFcmProviderRequest'];
export type UpdateFrontendActionRequest = components['schemas']['UpdateFrontendActionRequest'];
export type UpdateGroupRequest = components['schemas']['UpdateGroupRequest'];
export type UpdateKnowledgeBaseTextRequest = components['schemas']['UpdateKnowledgeBaseTextRequest'];
export type UpdateMcpServerRequest = components['schemas']['UpdateMcpServerRequest'];
export type UpdateMessageDataRequest = components['schemas']['UpdateMessageDataRequest'];
export type UpdateMessageRequest = components['schemas']['UpdateMessageRequest'];
export type UpdateNotificationPreferencesRequest = components['schemas']['UpdateNotificationPreferencesRequest'];
export type UpdateNotificationSettingsRequest = components['schemas']['UpdateNotificationSettingsRequest'];
export type UpdateNotificationTimezoneRequest = components['schemas']['UpdateNotificationTimezoneRequest'];
export type UpdateReasonRequest = components['schemas']['UpdateReasonRequest'];
export type UpdateRoleRequest = components['schemas']['UpdateRoleRequest'];
export type UpdateSendGridDetailsRequest = components['schemas']['UpdateSendGridDetailsRequest'];
export type UpdateSubmittedMessageRequest = components['schemas']['UpdateSubmittedMessageRequest'];
export type UpdateTwilioDetailsRequest = components['schemas']['UpdateTwilioDetailsRequest'];
export type UpdateUserRequest = components['schemas']['UpdateUserRequest'];
export type UsageMetrics = components['schemas']['UsageMetrics'];
export type UsageReport = components['schemas']['UsageReport'];
export type UsageTimeRange = components['schemas']['UsageTimeRange'];
export type User = components['schemas']['User'];
export type UserBlockEvent = components['schemas']['UserBlockEvent'];
export type UserConnectionEvent = components['schemas']['UserConnectionEvent'];
export type UserConversation = components['schemas']['UserConversation'];
export type UserEntity = components['schemas']['UserEntity'];
export type UserFilterRequest = components['schemas']['UserFilterRequest'];
export type UserImportResult = components['schemas']['UserImportResult'];
export type UserMetadata = components['schemas']['UserMetadata'];
export type UserNotificationSettings = components['schemas']['UserNotificationSettings'];
export type UserResults = components['schemas']['UserResults'];
export type UsersByUid = components['schemas']['UsersByUid'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WordListRequest = components['schemas']['WordListRequest'];
export type ResponseAgentBuilderAgentNotFound = components['responses']['AgentBuilderAgentNotFound'];
export type ResponseAgentBuilderToolNotFound = components['responses']['AgentBuilderToolNotFound'];
export type ResponseAgentKnowledgeNotFound = components['responses']['AgentKnowledgeNotFound'];
export type ResponseAgentToolNotFound = components['responses']['AgentToolNotFound'];
export type ResponseAgentVariableNotFound = components['responses']['AgentVariableNotFound'];
export type ResponseApiKeyNotFound = components['responses']['ApiKeyNotFound'];
export type ResponseAuthTokenNotFound = components['responses']['AuthTokenNotFound'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseBotNotFound = components['responses']['BotNotFound'];
export type ResponseByoAgentNotFound = components['responses']['ByoAgentNotFound'];
export type ResponseByoToolNotFound = components['responses']['ByoToolNotFound'];
export type ResponseConversationNotFound = components['responses']['ConversationNotFound'];
export type ResponseEventReceived = components['responses']['EventReceived'];
export type ResponseGroupNotFound = components['responses']['GroupNotFound'];
export type ResponseGroupOrUserNotFound = components['responses']['GroupOrUserNotFound'];
export type ResponseKeywordListNotFound = components['responses']['KeywordListNotFound'];
export type ResponseKnowledgeBaseSourceNotFound = components['responses']['KnowledgeBaseSourceNotFound'];
export type ResponseMessageNotFound = components['responses']['MessageNotFound'];
export type ResponsePushProviderNotFound = components['responses']['PushProviderNotFound'];
export type ResponsePushTokenNotFound = components['responses']['PushTokenNotFound'];
export type ResponseReasonNotFound = components['responses']['ReasonNotFound'];
export type ResponseRoleNotFound = components['responses']['RoleNotFound'];
export type ResponseRuleNotFound = components['responses']['RuleNotFound'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnexpectedError = components['responses']['UnexpectedError'];
export type ResponseUserNotFound = components['responses']['UserNotFound'];
export type ParameterAffixParameter = components['parameters']['AffixParameter'];
export type ParameterAgentBuilderCreatedAt = components['parameters']['AgentBuilderCreatedAt'];
export type ParameterAgentBuilderLimit = components['parameters']['AgentBuilderLimit'];
export type ParameterAgentBuilderUid = components['parameters']['AgentBuilderUid'];
export type ParameterAgentKnowledgeSourceType = components['parameters']['AgentKnowledgeSourceType'];
export type ParameterAgentToolSlug = components['parameters']['AgentToolSlug'];
export type ParameterAgentVariableId = components['parameters']['AgentVariableId'];
export type ParameterApiKeyParameter = components['parameters']['ApiKeyParameter'];
export type ParameterApiToolSlug = components['parameters']['ApiToolSlug'];
export type ParameterApnsProviderId = components['parameters']['ApnsProviderId'];
export type ParameterAttachmentTypes = components['parameters']['AttachmentTypes'];
export type ParameterAuthTokenParameter = components['parameters']['AuthTokenParameter'];
export type ParameterBotUid = components['parameters']['BotUid'];
export type ParameterByoAgentUid = components['parameters']['ByoAgentUid'];
export type ParameterByoChatApiVersion = components['parameters']['ByoChatApiVersion'];
export type ParameterByoToolName = components['parameters']['ByoToolName'];
export type ParameterConversationId = components['parameters']['ConversationId'];
export type ParameterCursorMessageId = components['parameters']['CursorMessageId'];
export type ParameterFcmProviderId = components['parameters']['FcmProviderId'];
export type ParameterFromTimestamp = components['parameters']['FromTimestamp'];
export type ParameterFrontendActionId = components['parameters']['FrontendActionId'];
export type ParameterGuidParameter = components['parameters']['GuidParameter'];
export type ParameterHasAttachments = components['parameters']['HasAttachments'];
export type ParameterHasLinks = components['parameters']['HasLinks'];
export type ParameterHasMentions = components['parameters']['HasMentions'];
export type ParameterHasReactions = components['parameters']['HasReactions'];
export type ParameterHideMessagesFromBlockedUsers = components['parameters']['HideMessagesFromBlockedUsers'];
export type ParameterHideReplies = components['parameters']['HideReplies'];
export type ParameterKeywordId = components['parameters']['KeywordId'];
export type ParameterKnowledgeBaseCursorAnchor = components['parameters']['KnowledgeBaseCursorAnchor'];
export type ParameterKnowledgeBaseEndTime = components['parameters']['KnowledgeBaseEndTime'];
export type ParameterKnowledgeBaseLimit = components['parameters']['KnowledgeBaseLimit'];
export type ParameterKnowledgeBaseSourceId = components['parameters']['KnowledgeBaseSourceId'];
export type ParameterKnowledgeBaseSourceType = components['parameters']['KnowledgeBaseSourceType'];
export type ParameterKnowledgeBaseStartTime = components['parameters']['KnowledgeBaseStartTime'];
export type ParameterKnowledgeBaseTextId = components['parameters']['KnowledgeBaseTextId'];
export type ParameterKnowledgeBaseWebsiteId = components['parameters']['KnowledgeBaseWebsiteId'];
export type ParameterMcpServerSlug = components['parameters']['McpServerSlug'];
export type ParameterMentionedUids = components['parameters']['MentionedUids'];
export type ParameterMentionsWithBlockedInfo = components['parameters']['MentionsWithBlockedInfo'];
export type ParameterMentionsWithTagInfo = components['parameters']['MentionsWithTagInfo'];
export type ParameterMessageCategories = components['parameters']['MessageCategories'];
export type ParameterMessageCategory = components['parameters']['MessageCategory'];
export type ParameterMessageCount = components['parameters']['MessageCount'];
export type ParameterMessageId = components['parameters']['MessageId'];
export type ParameterMessageLimit = components['parameters']['MessageLimit'];
export type ParameterMessageSearchKey = components['parameters']['MessageSearchKey'];
export type ParameterMessageSender = components['parameters']['MessageSender'];
export type ParameterMessageTags = components['parameters']['MessageTags'];
export type ParameterMessageType = components['parameters']['MessageType'];
export type ParameterMessageTypes = components['parameters']['MessageTypes'];
export type ParameterMyMentionsOnly = components['parameters']['MyMentionsOnly'];
export type ParameterOnBehalfOfOptional = components['parameters']['OnBehalfOfOptional'];
export type ParameterOnBehalfOfRequired = components['parameters']['OnBehalfOfRequired'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterPerPageUpTo1000 = components['parameters']['PerPageUpTo1000'];
export type ParameterPreferencesUid = components['parameters']['PreferencesUid'];
export type ParameterReactionParameter = components['parameters']['ReactionParameter'];
export type ParameterReasonId = components['parameters']['ReasonId'];
export type ParameterRoleParameter = components['parameters']['RoleParameter'];
export type ParameterRolePermission = components['parameters']['RolePermission'];
export type ParameterRuleId = components['parameters']['RuleId'];
export type ParameterScope = components['parameters']['Scope'];
export type ParameterScopePermission = components['parameters']['ScopePermission'];
export type ParameterToTimestamp = components['parameters']['ToTimestamp'];
export type ParameterUidParameter = components['parameters']['UidParameter'];
export type ParameterUndeliveredMessages = components['parameters']['UndeliveredMessages'];
export type ParameterUnreadMessages = components['parameters']['UnreadMessages'];
export type ParameterWithMessageTags = components['parameters']['WithMessageTags'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['RateLimitReset'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    "list-agent-builder-agents": {
        parameters: {
            query?: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description Where to go on from, as the creation time in the cursor, in milliseconds; used together with `affix`.
                 * @example 1772355600000
                 */
                createdAt?: components["parameters"]["AgentBuilderCreatedAt"];
                /**
                 * @description How many records to answer at most.
                 * @example 10
                 */
                limit?: components["parameters"]["AgentBuilderLimit"];
                /**
                 * @description Only agents whose name, description, uid or similar field holds this text.
                 * @example garden
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The agents of this stretch. */
                        data: components["schemas"]["AgentBuilderAgent"][];
                        meta: components["schemas"]["AgentBuilderCursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the Chat API.
                 * @example v3.0
                 */
                chatApiVersion?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgentBuilderAgentRequest"];
            };
        };
        responses: {
            /** @description The agent is there. */
            201: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agent: components["schemas"]["AgentBuilderAgent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentBuilderAgent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderAgentNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent is gone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderAgentNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgentBuilderAgentRequest"];
            };
        };
        responses: {
            /** @description The agent is changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentBuilderOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-api-tools-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentApiToolsRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentBuilderAgent"];
                        /** @description Whether it was done. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "remove-api-tools-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentApiToolsRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentBuilderAgent"];
                        /** @description Whether it was done. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-enabled-agent-items": {
        parameters: {
            query?: {
                /**
                 * @description Whether to include API tools.
                 * @example true
                 */
                apiTools?: boolean;
                /**
                 * @description Whether to include frontend actions.
                 * @example true
                 */
                frontendActions?: boolean;
                /**
                 * @description Only items whose name or description holds this text.
                 * @example frost
                 */
                key?: string;
                /**
                 * @description Whether to include MCP servers.
                 * @example true
                 */
                mcpServers?: boolean;
                /**
                 * @description Whether to include ready-to-use tools.
                 * @example true
                 */
                tools?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the agent may use. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentEnabledItems"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderAgentNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-frontend-actions-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentFrontendActionsRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentBuilderAgent"];
                        /** @description Whether it was done. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "remove-frontend-actions-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentFrontendActionsRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentBuilderAgent"];
                        /** @description Whether it was done. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-knowledge-sources-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of the sources, such as `uploads`.
                 * @example uploads
                 */
                sourceType: components["parameters"]["AgentKnowledgeSourceType"];
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentKnowledgeSourcesRequest"];
            };
        };
        responses: {
            /** @description The agent draws on the sources. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentBuilderOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentKnowledgeNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "remove-knowledge-sources-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of the sources, such as `uploads`.
                 * @example uploads
                 */
                sourceType: components["parameters"]["AgentKnowledgeSourceType"];
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentKnowledgeSourcesRequest"];
            };
        };
        responses: {
            /** @description The agent no longer draws on the sources. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentBuilderOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentKnowledgeNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-mcp-servers-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentMcpServersRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentBuilderAgent"];
                        /** @description Whether it was done. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "remove-mcp-servers-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentMcpServersRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentBuilderAgent"];
                        /** @description Whether it was done. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-agent-tool-actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the ready-to-use tool, such as `gmail`.
                 * @example googlecalendar
                 */
                slug: components["parameters"]["AgentToolSlug"];
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions of the tool. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentToolAction"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-actions-to-agent-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the ready-to-use tool, such as `gmail`.
                 * @example googlecalendar
                 */
                slug: components["parameters"]["AgentToolSlug"];
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentToolActionsRequest"];
            };
        };
        responses: {
            /** @description The actions are switched on. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentBuilderOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "remove-actions-from-agent-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the ready-to-use tool, such as `gmail`.
                 * @example googlecalendar
                 */
                slug: components["parameters"]["AgentToolSlug"];
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentToolActionsRequest"];
            };
        };
        responses: {
            /** @description The actions are switched off. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentBuilderOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-tools-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentToolsRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentBuilderAgent"];
                        /** @description Whether it was done. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "remove-tools-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentToolsRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentBuilderAgent"];
                        /** @description Whether it was done. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "search-agent-tools": {
        parameters: {
            query?: {
                /**
                 * @description Only tools whose name, description or slug holds this text.
                 * @example calendar
                 */
                key?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Uid of the agent.
                 * @example garden-helper
                 */
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools found. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tools found. What each holds is not documented. */
                        results: {
                            [key: string]: unknown;
                        }[];
                        /** @description Whether the search ran. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderAgentNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-agent-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-agent-variables": {
        parameters: {
            query?: {
                /**
                 * @description Whether to group the variables by category.
                 * @example true
                 */
                groupByCategory?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variables, as a list or by category. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentVariable"][] | {
                        [key: string]: components["schemas"]["AgentVariable"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-custom-agent-variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variables. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCustomVariable"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-custom-agent-variable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgentVariableRequest"];
            };
        };
        responses: {
            /** @description The variable is there. The status is 200, not 201. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCustomVariable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-custom-agent-variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the variable, its `_id`.
                 * @example 65e1d2f4a7b3c80d9e5f1a20
                 */
                variableId: components["parameters"]["AgentVariableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variable is gone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentVariableNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-custom-agent-variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the variable, its `_id`.
                 * @example 65e1d2f4a7b3c80d9e5f1a20
                 */
                variableId: components["parameters"]["AgentVariableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgentVariableRequest"];
            };
        };
        responses: {
            /** @description The variable as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCustomVariable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentVariableNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-api-tools": {
        parameters: {
            query?: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description Where to go on from, as the creation time in the cursor, in milliseconds; used together with `affix`.
                 * @example 1772355600000
                 */
                createdAt?: components["parameters"]["AgentBuilderCreatedAt"];
                /**
                 * @description How many records to answer at most.
                 * @example 10
                 */
                limit?: components["parameters"]["AgentBuilderLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The API tools of this stretch. */
                        data: components["schemas"]["ApiTool"][];
                        meta: components["schemas"]["AgentBuilderCursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiToolRequest"];
            };
        };
        responses: {
            /** @description The tool is there. */
            201: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTool"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the API tool.
                 * @example frost-forecast
                 */
                slug: components["parameters"]["ApiToolSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTool"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the API tool.
                 * @example frost-forecast
                 */
                slug: components["parameters"]["ApiToolSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool is gone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the API tool.
                 * @example frost-forecast
                 */
                slug: components["parameters"]["ApiToolSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApiToolRequest"];
            };
        };
        responses: {
            /** @description The tool as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTool"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-frontend-actions": {
        parameters: {
            query?: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description Where to go on from, as the creation time in the cursor, in milliseconds; used together with `affix`.
                 * @example 1772355600000
                 */
                createdAt?: components["parameters"]["AgentBuilderCreatedAt"];
                /**
                 * @description How many records to answer at most.
                 * @example 10
                 */
                limit?: components["parameters"]["AgentBuilderLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The frontend actions of this stretch. */
                        data: components["schemas"]["FrontendAction"][];
                        meta: components["schemas"]["AgentBuilderCursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFrontendActionRequest"];
            };
        };
        responses: {
            /** @description The action is there. */
            201: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontendAction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the frontend action, its `_id`.
                 * @example app-linden-yard_openSowingCalendar
                 */
                id: components["parameters"]["FrontendActionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The action. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontendAction"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the frontend action, its `_id`.
                 * @example app-linden-yard_openSowingCalendar
                 */
                id: components["parameters"]["FrontendActionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The action is gone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the frontend action, its `_id`.
                 * @example app-linden-yard_openSowingCalendar
                 */
                id: components["parameters"]["FrontendActionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFrontendActionRequest"];
            };
        };
        responses: {
            /** @description The action as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontendAction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-knowledge-base-sources": {
        parameters: {
            query: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description The place to go on from, in the direction of `affix`; taken from `meta.next` or `meta.previous` of an earlier answer.
                 * @example 1772355540000.102
                 */
                cursor?: components["parameters"]["KnowledgeBaseCursorAnchor"];
                /**
                 * @description Required and not explained; taken for the latest time of creation, in milliseconds, like `endTime`.
                 * @example 1772442000000
                 */
                end: number;
                /**
                 * @description List only what was created before this moment, in milliseconds.
                 * @example 1772442000000
                 */
                endTime?: components["parameters"]["KnowledgeBaseEndTime"];
                /**
                 * @description How many records come back at most.
                 * @example 20
                 */
                limit?: components["parameters"]["KnowledgeBaseLimit"];
                /**
                 * @description Required and not explained; taken for the earliest time of creation, in milliseconds, like `startTime`.
                 * @example 1772269200000
                 */
                start: number;
                /**
                 * @description List only what was created after this moment, in milliseconds.
                 * @example 1772269200000
                 */
                startTime?: components["parameters"]["KnowledgeBaseStartTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One stretch of the sources. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The sources. */
                        data: components["schemas"]["KnowledgeBaseSource"][];
                        meta: components["schemas"]["KnowledgeBaseCursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-knowledge-base-source-pages": {
        parameters: {
            query?: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description How many records come back at most.
                 * @example 20
                 */
                limit?: components["parameters"]["KnowledgeBaseLimit"];
                /**
                 * @description The page to go on from, in the direction of `affix`.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path: {
                /**
                 * @description What kind of source it is; a file is one of the `uploads`.
                 * @example uploads
                 */
                sourceType: components["parameters"]["KnowledgeBaseSourceType"];
                /**
                 * @description Id of the source.
                 * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
                 */
                uniqueId: components["parameters"]["KnowledgeBaseSourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source and some of its pages. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The source and its pages. */
                        data: {
                            /** @description The pages. */
                            pageContent: components["schemas"]["KnowledgeBasePage"][];
                            sourceDetails: components["schemas"]["KnowledgeBaseSourceDetails"];
                        };
                        meta: components["schemas"]["KnowledgeBasePageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeBaseSourceNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "sync-knowledge-base-source": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What kind of source it is; a file is one of the `uploads`.
                 * @example uploads
                 */
                sourceType: components["parameters"]["KnowledgeBaseSourceType"];
                /**
                 * @description Id of the source.
                 * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
                 */
                uniqueId: components["parameters"]["KnowledgeBaseSourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Indexing has begun. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether indexing has begun. */
                        success: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeBaseSourceNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-knowledge-base-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeBaseStatusesRequest"];
            };
        };
        responses: {
            /** @description The statuses, by id. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The status of each source, by its id. */
                        data: {
                            [key: string]: components["schemas"]["KnowledgeBaseStatus"];
                        };
                        /** @description Whether the statuses could be read. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-knowledge-base-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The texts. */
                        data: components["schemas"]["KnowledgeBaseText"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKnowledgeBaseTextRequest"];
            };
        };
        responses: {
            /** @description The text is added and being indexed. */
            201: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseTextResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the text.
                 * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
                 */
                uniqueId: components["parameters"]["KnowledgeBaseTextId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KnowledgeBaseText"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeBaseSourceNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the text.
                 * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
                 */
                uniqueId: components["parameters"]["KnowledgeBaseTextId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text is removed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseDeletionResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeBaseSourceNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the text.
                 * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
                 */
                uniqueId: components["parameters"]["KnowledgeBaseTextId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKnowledgeBaseTextRequest"];
            };
        };
        responses: {
            /** @description The text is changed and being indexed again. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseTextResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeBaseSourceNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-knowledge-base-upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the upload.
                 * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
                 */
                uniqueId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is removed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseDeletionResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeBaseSourceNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "initiate-knowledge-base-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeBaseUploadsRequest"];
            };
        };
        responses: {
            /** @description The files are announced and may be sent. */
            201: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The uploads, one for each file. */
                        uploads: components["schemas"]["KnowledgeBaseUpload"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-discovered-urls": {
        parameters: {
            query?: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description The place to go on from, in the direction of `affix`; taken from `meta.next` or `meta.previous` of an earlier answer.
                 * @example 1772355540000.102
                 */
                cursor?: components["parameters"]["KnowledgeBaseCursorAnchor"];
                /**
                 * @description List only what was created before this moment, in milliseconds.
                 * @example 1772442000000
                 */
                endTime?: components["parameters"]["KnowledgeBaseEndTime"];
                /**
                 * @description How many records come back at most.
                 * @example 20
                 */
                limit?: components["parameters"]["KnowledgeBaseLimit"];
                /**
                 * @description List only what was created after this moment, in milliseconds.
                 * @example 1772269200000
                 */
                startTime?: components["parameters"]["KnowledgeBaseStartTime"];
                /**
                 * @description List only pages of this status.
                 * @example failed
                 */
                status?: "discovered" | "processing" | "processed" | "failed" | "skipped";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the website that was crawled.
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: components["parameters"]["KnowledgeBaseWebsiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One stretch of the pages found. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The pages found. */
                        data: components["schemas"]["DiscoveredUrl"][];
                        meta: components["schemas"]["KnowledgeBaseCursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeBaseSourceNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "process-discovered-urls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the website that was crawled.
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: components["parameters"]["KnowledgeBaseWebsiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessDiscoveredUrlsRequest"];
            };
        };
        responses: {
            /** @description The pages are being taken in. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoveredUrlBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeBaseSourceNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-discovered-url-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the website that was crawled.
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: components["parameters"]["KnowledgeBaseWebsiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscoveredUrlStatusesRequest"];
            };
        };
        responses: {
            /** @description The statuses, by id. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The status of each page, by the id of its discovered URL. */
                        data: {
                            [key: string]: components["schemas"]["DiscoveredUrlStatus"];
                        };
                        /** @description Whether the statuses could be read. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeBaseSourceNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "sync-discovered-urls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the website that was crawled.
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: components["parameters"]["KnowledgeBaseWebsiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncDiscoveredUrlsRequest"];
            };
        };
        responses: {
            /** @description The pages are being taken in again. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoveredUrlBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeBaseSourceNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-knowledge-base-website": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the website.
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                uniqueId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The website is removed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseDeletionResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeBaseSourceNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "scrape-web-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScrapeWebPageRequest"];
            };
        };
        responses: {
            /** @description The page's content. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScrapedWebPage"];
                        /** @description The outcome as a sentence for a person. */
                        message?: string;
                        /** @description Whether the page could be read. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "crawl-website": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrawlWebsiteRequest"];
            };
        };
        responses: {
            /** @description The crawl is over. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Crawl"];
                        /** @description The outcome as a sentence for a person. */
                        message?: string;
                        /** @description Whether the website could be crawled. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-mcp-servers": {
        parameters: {
            query?: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description Where to go on from, as the creation time in the cursor, in milliseconds; used together with `affix`.
                 * @example 1772355600000
                 */
                createdAt?: components["parameters"]["AgentBuilderCreatedAt"];
                /**
                 * @description How many records to answer at most.
                 * @example 10
                 */
                limit?: components["parameters"]["AgentBuilderLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The MCP servers of this stretch. */
                        data: components["schemas"]["McpServer"][];
                        meta: components["schemas"]["AgentBuilderCursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMcpServerRequest"];
            };
        };
        responses: {
            /** @description The server is registered. */
            201: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpServer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the MCP server.
                 * @example seed-catalogue
                 */
                slug: components["parameters"]["McpServerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpServer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the MCP server.
                 * @example seed-catalogue
                 */
                slug: components["parameters"]["McpServerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is gone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the MCP server.
                 * @example seed-catalogue
                 */
                slug: components["parameters"]["McpServerSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMcpServerRequest"];
            };
        };
        responses: {
            /** @description The server as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpServer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AgentBuilderToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-byo-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents, as a bare list. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ByoAgent"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-byo-agent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the Chat API that the agent is set up for.
                 * @example v3.0
                 */
                chatApiVersion?: components["parameters"]["ByoChatApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateByoAgentRequest"];
            };
        };
        responses: {
            /** @description The agent is registered. */
            201: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agent: components["schemas"]["ByoAgent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-byo-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the agent, a UUID that the service chose.
                 * @example 6f1d2c3b-4a59-4e68-8b70-9c1d2e3f4a5b
                 */
                uid: components["parameters"]["ByoAgentUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent is removed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ByoAgentNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-byo-agent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the Chat API that the agent is set up for.
                 * @example v3.0
                 */
                chatApiVersion?: components["parameters"]["ByoChatApiVersion"];
            };
            path: {
                /**
                 * @description Uid of the agent, a UUID that the service chose.
                 * @example 6f1d2c3b-4a59-4e68-8b70-9c1d2e3f4a5b
                 */
                uid: components["parameters"]["ByoAgentUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateByoAgentRequest"];
            };
        };
        responses: {
            /** @description The agent is changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the agent was changed. */
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ByoAgentNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-byo-tools": {
        parameters: {
            query?: {
                /**
                 * @description List only the actions, which run in the client, or only the tools, which do not.
                 * @example action
                 */
                type?: "action" | "tool";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools and actions, as a bare list. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ByoTool"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ByoToolRequest"];
            };
        };
        responses: {
            /** @description The tool is defined. */
            201: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ByoTool"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the tool or action.
                 * @example show_sowing_calendar
                 */
                name: components["parameters"]["ByoToolName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool or action. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ByoTool"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ByoToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the tool or action.
                 * @example show_sowing_calendar
                 */
                name: components["parameters"]["ByoToolName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ByoToolRequest"];
            };
        };
        responses: {
            /** @description The tool or action as changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ByoTool"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ByoToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the tool or action.
                 * @example show_sowing_calendar
                 */
                name: components["parameters"]["ByoToolName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool or action is removed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it was removed. */
                        deleted: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ByoToolNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-apikeys": {
        parameters: {
            query?: {
                /**
                 * @description Keeps keys of this scope.
                 * @example authOnly
                 */
                scope?: components["schemas"]["ApiKeyScope"];
                /**
                 * @description Keeps keys with this word in their name.
                 * @example demo
                 */
                searchKey?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The keys. */
                        data: components["schemas"]["ApiKey"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key is created. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key itself, 40 hexadecimal digits.
                 * @example cafebabecafebabecafebabecafebabecafebabe
                 */
                apiKey: components["parameters"]["ApiKeyParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ApiKeyNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key itself, 40 hexadecimal digits.
                 * @example cafebabecafebabecafebabecafebabecafebabe
                 */
                apiKey: components["parameters"]["ApiKeyParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key as changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ApiKeyNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key itself, 40 hexadecimal digits.
                 * @example cafebabecafebabecafebabecafebabecafebabe
                 */
                apiKey: components["parameters"]["ApiKeyParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ApiKeyNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "send-bot-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the bot.
                 * @example garden-helper
                 */
                uid: components["parameters"]["BotUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description The message as it was sent. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["BotNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-conversations": {
        parameters: {
            query?: {
                /**
                 * @description Keeps conversations with users or with groups.
                 * @example group
                 */
                conversationType?: "user" | "group";
                /**
                 * @description Keeps conversations of groups that have these tags.
                 * @example [
                 *       "growing"
                 *     ]
                 */
                groupTags?: string[];
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds at most; 1000 is the most you may ask for.
                 * @example 100
                 */
                perPage?: components["parameters"]["PerPageUpTo1000"];
                /**
                 * @description Text to look for in the names of users and groups.
                 * @example tomato
                 */
                searchKey?: string;
                /**
                 * @description Keeps conversations that have these tags.
                 * @example [
                 *       "greenhouse"
                 *     ]
                 */
                tags?: string[];
                /**
                 * @description Whether to keep only conversations with messages that are not read.
                 * @example true
                 */
                unread?: boolean;
                /**
                 * @description Keeps conversations with users who have these tags.
                 * @example [
                 *       "newcomer"
                 *     ]
                 */
                userTags?: string[];
                /**
                 * @description Whether each conversation carries its tags.
                 * @example true
                 */
                withTags?: boolean;
                /**
                 * @description Whether the user or group of each conversation carries its tags.
                 * @example true
                 */
                withUserAndGroupTags?: boolean;
            };
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The conversations of this page. */
                        data: components["schemas"]["Conversation"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Id of the conversation.
                 * @example group_tomato-growers
                 */
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OneConversation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Id of the conversation.
                 * @example group_tomato-growers
                 */
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation is gone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ConversationNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-global-pinned-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pinned conversations, the topmost first. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The pinned conversations. */
                        data: {
                            [key: string]: unknown;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "replace-global-pinned-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceGlobalPinnedConversationsRequest"];
            };
        };
        responses: {
            /** @description The conversations are pinned for everyone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        }[] | {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "import-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportGroupsRequest"];
            };
        };
        responses: {
            /** @description What became of each group. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcomes, each under the guid. */
                        data: {
                            [key: string]: components["schemas"]["GroupImportResult"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "import-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportMembersRequest"];
            };
        };
        responses: {
            /** @description What became of each membership. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcomes, each under the member id. */
                        data: {
                            [key: string]: components["schemas"]["MemberImportResult"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "import-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportMessagesRequest"];
            };
        };
        responses: {
            /** @description What became of each message. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcomes, each under the muid. */
                        data: {
                            [key: string]: components["schemas"]["MessageImportResult"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "import-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportUsersRequest"];
            };
        };
        responses: {
            /** @description What became of each user. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcomes, each under the uid. */
                        data: {
                            [key: string]: components["schemas"]["UserImportResult"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-groups": {
        parameters: {
            query?: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description Keeps the groups that the user has joined, when `true`; `false` keeps all. Needs `onBehalfOf`.
                 * @example true
                 */
                hasJoined?: boolean;
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds at most; 1000 is the most you may ask for.
                 * @example 100
                 */
                perPage?: components["parameters"]["PerPageUpTo1000"];
                /**
                 * @description Where to look for `searchKey`.
                 * @example [
                 *       "name"
                 *     ]
                 */
                searchIn?: ("name" | "guid")[];
                /**
                 * @description Text to look for.
                 * @example tomato
                 */
                searchKey?: string;
                /**
                 * @description What to sort by.
                 * @example name
                 */
                sortBy?: "name" | "guid" | "createdAt";
                /**
                 * @description The direction to sort in.
                 * @example asc
                 */
                sortOrder?: "asc" | "desc";
                /**
                 * @description Keeps groups that have these tags.
                 * @example [
                 *       "growing"
                 *     ]
                 */
                tags?: string[];
                /**
                 * @description Keeps groups of this type.
                 * @example public
                 */
                type?: components["schemas"]["GroupType"];
                /**
                 * @description Keeps groups of any of these types.
                 * @example [
                 *       "public",
                 *       "password"
                 *     ]
                 */
                types?: components["schemas"]["GroupType"][];
                /**
                 * @description Goes on from groups that were changed at this moment, in seconds; `affix` tells the direction.
                 * @example 1772355600
                 */
                updatedAt?: components["schemas"]["UnixSeconds"];
                /**
                 * @description Whether each group carries its tags.
                 * @example true
                 */
                withTags?: boolean;
            };
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor?: components["schemas"]["Cursor"];
                        /** @description The groups of this page. */
                        data: components["schemas"]["Group"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGroupRequest"];
            };
        };
        responses: {
            /** @description The group exists. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreatedGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGroupRequest"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group is gone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-banned-group-users": {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds at most.
                 * @example 100
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of banned users. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor?: components["schemas"]["Cursor"];
                        /** @description The banned users of this page. */
                        data: components["schemas"]["BannedUser"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "ban-group-user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is banned. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupOrUserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "unban-group-user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is no longer banned. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupOrUserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OneConversation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConversationRequest"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OneConversation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "reset-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation is cleared. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "mark-group-conversation-as-delivered": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
            /** @description The messages are marked as delivered. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "pin-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation is pinned. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "unpin-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation is no longer pinned. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "mark-group-conversation-as-read": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
            /** @description The messages are marked as read. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "mark-group-conversation-as-unread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
            /** @description The messages are marked as unread. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-group-members": {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds at most; 1000 is the most you may ask for.
                 * @example 100
                 */
                perPage?: components["parameters"]["PerPageUpTo1000"];
                /**
                 * @description Keeps members of any of these scopes.
                 * @example [
                 *       "admin",
                 *       "moderator"
                 *     ]
                 */
                scopes?: ("admin" | "moderator" | "participant")[];
                /**
                 * @description Keeps members who are connected (`available`) or who are not (`offline`).
                 * @example available
                 */
                status?: "available" | "offline";
            };
            header?: never;
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor?: components["schemas"]["Cursor"];
                        /** @description The members of this page. */
                        data: components["schemas"]["Member"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-group-members": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddGroupMembersRequest"];
            };
        };
        responses: {
            /** @description The users were gone through; each has its own result. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedGroupMembers"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "change-group-member-scope": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeGroupMemberScopeRequest"];
            };
        };
        responses: {
            /** @description The membership as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Membership"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupOrUserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "kick-group-member": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is no longer a member. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupOrUserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-group-messages": {
        parameters: {
            query?: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description Keeps messages that have an attachment of this kind.
                 * @example image
                 */
                attachmentTypes?: components["parameters"]["AttachmentTypes"];
                /**
                 * @description Keeps messages of any of these categories.
                 * @example [
                 *       "message",
                 *       "custom"
                 *     ]
                 */
                categories?: components["parameters"]["MessageCategories"];
                /**
                 * @description Keeps messages of this category.
                 * @example message
                 */
                category?: components["parameters"]["MessageCategory"];
                /**
                 * @description Asks for the number of messages per user or group instead. How they are answered is not documented.
                 * @example true
                 */
                count?: components["parameters"]["MessageCount"];
                /**
                 * @description Keeps messages from this moment on, in seconds since 1970-01-01T00:00:00Z.
                 * @example 1772355600
                 */
                fromTimestamp?: components["parameters"]["FromTimestamp"];
                /**
                 * @description Keeps messages that have attachments.
                 * @example true
                 */
                hasAttachments?: components["parameters"]["HasAttachments"];
                /**
                 * @description Keeps messages that hold a link.
                 * @example true
                 */
                hasLinks?: components["parameters"]["HasLinks"];
                /**
                 * @description Keeps messages that mention somebody.
                 * @example true
                 */
                hasMentions?: components["parameters"]["HasMentions"];
                /**
                 * @description Keeps messages that somebody reacted to.
                 * @example true
                 */
                hasReactions?: components["parameters"]["HasReactions"];
                /**
                 * @description Leaves out the messages of users whom the user in `onBehalfOf` has blocked.
                 * @example true
                 */
                hideMessagesFromBlockedUsers?: components["parameters"]["HideMessagesFromBlockedUsers"];
                /**
                 * @description Leaves out the replies in threads.
                 * @example true
                 */
                hideReplies?: components["parameters"]["HideReplies"];
                /**
                 * @description Id of the message to go on from, in the direction that `affix` names.
                 * @example 4202
                 */
                id?: components["parameters"]["CursorMessageId"];
                /**
                 * @description How many messages to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["MessageLimit"];
                /**
                 * @description Keeps messages that mention these users; sent as one list with commas between.
                 * @example [
                 *       "mira",
                 *       "priya"
                 *     ]
                 */
                mentionedUids?: components["parameters"]["MentionedUids"];
                /**
                 * @description Adds to each mentioned user whether the user in `onBehalfOf` and that one have blocked each other.
                 * @example true
                 */
                mentionsWithBlockedInfo?: components["parameters"]["MentionsWithBlockedInfo"];
                /**
                 * @description Adds to each mentioned user that one's tags.
                 * @example true
                 */
                mentionsWithTagInfo?: components["parameters"]["MentionsWithTagInfo"];
                /**
                 * @description Keeps messages that mention the user in `onBehalfOf`.
                 * @example true
                 */
                myMentionsOnly?: components["parameters"]["MyMentionsOnly"];
                /**
                 * @description Keeps messages that hold this text.
                 * @example tomatoes
                 */
                searchKey?: components["parameters"]["MessageSearchKey"];
                /**
                 * @description Keeps messages that this user sent. With `onBehalfOf`, only those in conversations that the two share.
                 * @example jonas
                 */
                sender?: components["parameters"]["MessageSender"];
                /**
                 * @description Keeps messages that have these tags.
                 * @example [
                 *       "harvest"
                 *     ]
                 */
                tags?: components["parameters"]["MessageTags"];
                /**
                 * @description Keeps messages up to this moment, in seconds since 1970-01-01T00:00:00Z. Ignored without `fromTimestamp`.
                 * @example 1772442000
                 */
                toTimestamp?: components["parameters"]["ToTimestamp"];
                /**
                 * @description Keeps messages of this type, be it `text`, `image` or one of your own.
                 * @example text
                 */
                type?: components["parameters"]["MessageType"];
                /**
                 * @description Keeps messages of any of these types.
                 * @example [
                 *       "text",
                 *       "image"
                 *     ]
                 */
                types?: components["parameters"]["MessageTypes"];
                /**
                 * @description Keeps messages that have not reached the user in `onBehalfOf`.
                 * @example true
                 */
                undelivered?: components["parameters"]["UndeliveredMessages"];
                /**
                 * @description Keeps messages that the user in `onBehalfOf` has not read.
                 * @example true
                 */
                unread?: components["parameters"]["UnreadMessages"];
                /**
                 * @description Adds the tags of each message.
                 * @example true
                 */
                withTags?: components["parameters"]["WithMessageTags"];
            };
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of messages. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The messages. */
                        data: components["schemas"]["Message"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-scope-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
                /**
                 * @description The scope of the members meant.
                 * @example participant
                 */
                scope: components["parameters"]["Scope"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions there are. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The permissions there are. */
                        data: components["schemas"]["PermissionDefinition"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "set-scope-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
                /**
                 * @description The scope of the members meant.
                 * @example participant
                 */
                scope: components["parameters"]["Scope"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetScopePermissionsRequest"];
            };
        };
        responses: {
            /** @description The permissions are set. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SetScopePermissionsResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "unset-scope-permission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Guid of the group.
                 * @example tomato-growers
                 */
                guid: components["parameters"]["GuidParameter"];
                /**
                 * @description Key of the permission.
                 * @example sendMessage
                 */
                permission: components["parameters"]["ScopePermission"];
                /**
                 * @description The scope of the members meant.
                 * @example participant
                 */
                scope: components["parameters"]["Scope"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission is back at its default. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UnsetScopePermissionResult"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-all-messages": {
        parameters: {
            query?: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description Keeps messages that have an attachment of this kind.
                 * @example image
                 */
                attachmentTypes?: components["parameters"]["AttachmentTypes"];
                /**
                 * @description Keeps messages of any of these categories; sent as one list with commas between.
                 * @example [
                 *       "message",
                 *       "custom"
                 *     ]
                 */
                categories?: ("message" | "custom" | "action" | "call" | "interactive")[];
                /**
                 * @description Keeps messages of this category.
                 * @example message
                 */
                category?: components["parameters"]["MessageCategory"];
                /**
                 * @description Keeps messages of this conversation.
                 * @example group_tomato-growers
                 */
                conversationId?: string;
                /**
                 * @description Asks for the number of unread messages as well. How it is answered is not documented.
                 * @example true
                 */
                count?: boolean;
                /**
                 * @description Keeps messages from this moment on, in seconds since 1970-01-01T00:00:00Z.
                 * @example 1772355600
                 */
                fromTimestamp?: components["parameters"]["FromTimestamp"];
                /**
                 * @description Keeps messages that have attachments.
                 * @example true
                 */
                hasAttachments?: components["parameters"]["HasAttachments"];
                /**
                 * @description Keeps messages that hold a link.
                 * @example true
                 */
                hasLinks?: components["parameters"]["HasLinks"];
                /**
                 * @description Keeps messages that mention somebody.
                 * @example true
                 */
                hasMentions?: components["parameters"]["HasMentions"];
                /**
                 * @description Keeps messages that somebody reacted to.
                 * @example true
                 */
                hasReactions?: components["parameters"]["HasReactions"];
                /**
                 * @description Leaves out deleted messages.
                 * @example true
                 */
                hideDeleted?: boolean;
                /**
                 * @description Leaves out the messages of users whom the user in `onBehalfOf` has blocked.
                 * @example true
                 */
                hideMessagesFromBlockedUsers?: components["parameters"]["HideMessagesFromBlockedUsers"];
                /**
                 * @description Leaves out the replies in threads.
                 * @example true
                 */
                hideReplies?: components["parameters"]["HideReplies"];
                /**
                 * @description Id of the message to go on from, in the direction that `affix` names.
                 * @example 4202
                 */
                id?: components["parameters"]["CursorMessageId"];
                /**
                 * @description How many messages to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["MessageLimit"];
                /**
                 * @description Keeps messages that mention these users; sent as one list with commas between.
                 * @example [
                 *       "mira",
                 *       "priya"
                 *     ]
                 */
                mentionedUids?: components["parameters"]["MentionedUids"];
                /**
                 * @description Adds to each mentioned user whether the user in `onBehalfOf` and that one have blocked each other.
                 * @example true
                 */
                mentionsWithBlockedInfo?: components["parameters"]["MentionsWithBlockedInfo"];
                /**
                 * @description Adds to each mentioned user that one's tags.
                 * @example true
                 */
                mentionsWithTagInfo?: components["parameters"]["MentionsWithTagInfo"];
                /**
                 * @description Keeps deleted messages only.
                 * @example true
                 */
                onlyDeleted?: boolean;
                /**
                 * @description Keeps messages to users (`user`) or to groups (`group`).
                 * @example group
                 */
                receiverType?: "user" | "group";
                /**
                 * @description Keeps messages that hold this text.
                 * @example tomatoes
                 */
                searchKey?: components["parameters"]["MessageSearchKey"];
                /**
                 * @description Keeps messages that this user sent. With `onBehalfOf`, only those in conversations that the two share.
                 * @example jonas
                 */
                sender?: components["parameters"]["MessageSender"];
                /**
                 * @description Keeps messages sent after this moment, in seconds since 1970-01-01T00:00:00Z.
                 * @example 1772355600
                 */
                sentAt?: components["schemas"]["UnixSeconds"];
                /**
                 * @description Keeps messages that have these tags; sent as one list with commas between.
                 * @example [
                 *       "harvest"
                 *     ]
                 */
                tags?: string[];
                /**
                 * @description Keeps messages up to this moment, in seconds since 1970-01-01T00:00:00Z. Ignored without `fromTimestamp`.
                 * @example 1772442000
                 */
                toTimestamp?: components["parameters"]["ToTimestamp"];
                /**
                 * @description Keeps messages of this type, be it `text`, `image` or one of your own.
                 * @example text
                 */
                type?: components["parameters"]["MessageType"];
                /**
                 * @description Keeps messages of any of these types.
                 * @example [
                 *       "text",
                 *       "image"
                 *     ]
                 */
                types?: components["parameters"]["MessageTypes"];
                /**
                 * @description Keeps the unread messages of a conversation. Goes together with `count` only.
                 * @example true
                 */
                unread?: boolean;
                /**
                 * @description Adds the tags of each message.
                 * @example true
                 */
                withTags?: components["parameters"]["WithMessageTags"];
            };
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of messages. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The messages. */
                        data: components["schemas"]["Message"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "send-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description The message as it was sent. What comes back for several receivers is not documented. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-message-details": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMessageRequest"];
            };
        };
        responses: {
            /** @description A record of the edit. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActionMessage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteMessageRequest"];
            };
        };
        responses: {
            /** @description A record of the deletion. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActionMessage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "flag-a-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlagMessageRequest"];
            };
        };
        responses: {
            /** @description The message is flagged and waits for a moderator. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "mark-message-as-interacted": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interaction is recorded. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "pin-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is pinned. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "unpin-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is no longer pinned. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-all-reactions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reactions. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The reactions. */
                        data: components["schemas"]["Reaction"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-reactions-of-one-kind": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
                /**
                 * @description The reaction, an emoji or a short text of at most 45 characters.
                 * @example 😀
                 */
                reaction: components["parameters"]["ReactionParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reactions of that kind. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The reactions. */
                        data: components["schemas"]["Reaction"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-message-reaction": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
                /**
                 * @description The reaction, an emoji or a short text of at most 45 characters.
                 * @example 😀
                 */
                reaction: components["parameters"]["ReactionParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message with its reactions. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "remove-message-reaction": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
                /**
                 * @description The reaction, an emoji or a short text of at most 45 characters.
                 * @example 😀
                 */
                reaction: components["parameters"]["ReactionParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message with the reactions that are left. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "save-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is saved. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "unsave-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is no longer saved. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-all-thread-messages": {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds at most.
                 * @example 100
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of replies. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The replies. */
                        data: components["schemas"]["Message"][];
                        meta: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "send-thread-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description The reply as it was sent. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "subscribe-to-thread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is subscribed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "unsubscribe-from-thread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is no longer subscribed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-blocked-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages that rules blocked. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The blocked messages. */
                        data: components["schemas"]["BlockedMessage"][];
                        meta?: components["schemas"]["ModerationListMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "review-blocked-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewBlockedMessageRequest"];
            };
        };
        responses: {
            /** @description The verdict holds. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-flagged-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages that wait for a moderator. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The flagged messages. */
                        data: components["schemas"]["FlaggedMessage"][];
                        meta?: components["schemas"]["ModerationListMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "review-flagged-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewFlaggedMessageRequest"];
            };
        };
        responses: {
            /** @description The verdict holds, and the message is among the reviewed ones. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What else it holds is not documented. */
                        data?: {
                            /** @description The outcome as a sentence for a person. */
                            message?: string;
                            /** @description Whether it was done. */
                            success?: boolean;
                        } & {
                            [key: string]: unknown;
                        };
                        /** @description The outcome as a sentence for a person, where the answer is not wrapped in `data`. */
                        message?: string;
                        /** @description Whether it was done, where the answer is not wrapped in `data`. */
                        success?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-keyword-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keyword lists of the app. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The lists. */
                        data: components["schemas"]["KeywordList"][];
                        meta?: components["schemas"]["ModerationListMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["KeywordListRequest"];
            };
        };
        responses: {
            /** @description The list in its first revision. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeywordList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the keyword list.
                 * @example advert-words
                 */
                keywordId: components["parameters"]["KeywordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeywordList"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KeywordListNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the keyword list.
                 * @example advert-words
                 */
                keywordId: components["parameters"]["KeywordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["KeywordListRequest"];
            };
        };
        responses: {
            /** @description The list as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeywordList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KeywordListNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the keyword list.
                 * @example advert-words
                 */
                keywordId: components["parameters"]["KeywordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list is gone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KeywordListNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-submitted-messages": {
        parameters: {
            query?: {
                /**
                 * @description Text and files (`message`) or kinds of your own (`custom`).
                 * @example message
                 */
                category?: "message" | "custom";
                /**
                 * @description Only messages that still wait for a verdict (`pending`) or were blocked (`disapproved`).
                 * @example pending
                 */
                moderationStatus?: "disapproved" | "pending";
                /**
                 * @description Guid of the receiving group.
                 * @example tomato-growers
                 */
                receiverGUID?: components["schemas"]["Guid"];
                /**
                 * @description Uid of the receiving user.
                 * @example jonas
                 */
                receiverUID?: components["schemas"]["Uid"];
                /**
                 * @description Uid of the sender.
                 * @example priya
                 */
                sender?: components["schemas"]["Uid"];
                /**
                 * @description The kind of content, such as `text`.
                 * @example text
                 */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submitted messages. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The messages. */
                        data: components["schemas"]["Message"][];
                        meta?: components["schemas"]["CursorMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "submit-message-for-moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitMessageRequest"];
            };
        };
        responses: {
            /** @description The message, whose verdict is still to come. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-submitted-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message with its verdict. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-submitted-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSubmittedMessageRequest"];
            };
        };
        responses: {
            /** @description The edited message. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-submitted-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 4201
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is gone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons of the app. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The reasons. */
                        data: components["schemas"]["ModerationReason"][];
                        meta?: components["schemas"]["ModerationListMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-reason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReasonRequest"];
            };
        };
        responses: {
            /** @description The reason is there and can be flagged with. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ModerationReason"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the moderation reason.
                 * @example spam
                 */
                id: components["parameters"]["ReasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reason. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ModerationReason"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ReasonNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the moderation reason.
                 * @example spam
                 */
                id: components["parameters"]["ReasonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateReasonRequest"];
            };
        };
        responses: {
            /** @description The reason under its new name. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ModerationReason"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ReasonNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the moderation reason.
                 * @example spam
                 */
                id: components["parameters"]["ReasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reason is gone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ReasonNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-reviewed-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages that have been decided on. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The reviewed messages. */
                        data: components["schemas"]["ReviewedMessage"][];
                        meta?: components["schemas"]["ModerationListMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-rules": {
        parameters: {
            query?: {
                /**
                 * @description How many rules to fetch at most. The largest number is not documented.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules of the app. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rules. */
                        data: components["schemas"]["ModerationRule"][];
                        meta?: components["schemas"]["ModerationListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleRequest"];
            };
        };
        responses: {
            /** @description The rule in its first revision. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ModerationRule"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-rule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the moderation rule.
                 * @example no-adverts
                 */
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ModerationRule"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RuleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-rule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the moderation rule.
                 * @example no-adverts
                 */
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleRequest"];
            };
        };
        responses: {
            /** @description The rule in its new revision. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ModerationRule"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RuleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-rule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the moderation rule.
                 * @example no-adverts
                 */
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule is gone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RuleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-rule-revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the moderation rule.
                 * @example no-adverts
                 */
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revisions of the rule. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The revisions, the newest first. */
                        data: components["schemas"]["ModerationRule"][];
                        meta?: components["schemas"]["ModerationListMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RuleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomEmailProvider"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCustomEmailProviderRequest"];
            };
        };
        responses: {
            /** @description The webhook is changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomEmailProvider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "save-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCustomEmailProviderRequest"];
            };
        };
        responses: {
            /** @description The webhook is saved. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomEmailProvider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is erased. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The SendGrid account. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendGridDetails"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSendGridDetailsRequest"];
            };
        };
        responses: {
            /** @description The SendGrid account is changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendGridDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "save-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSendGridDetailsRequest"];
            };
        };
        responses: {
            /** @description The SendGrid account is saved. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendGridDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The SendGrid account is erased. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-apns-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The providers, in a list of their own name. */
                        data: {
                            /** @description The providers. */
                            pushProviders: components["schemas"]["ApnsProvider"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApnsProviderRequest"];
            };
        };
        responses: {
            /** @description The provider is changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddApnsProviderRequest"];
            };
        };
        responses: {
            /** @description The provider is added. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it was done, or the providers. */
                        data: {
                            /** @description The providers. */
                            pushProviders?: components["schemas"]["ApnsProvider"][];
                            /** @description Whether it was done. */
                            success?: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the APNs provider.
                 * @example linden-ios
                 */
                providerId: components["parameters"]["ApnsProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider is removed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PushProviderNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "set-default-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the APNs provider.
                 * @example linden-ios
                 */
                providerId: components["parameters"]["ApnsProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider is the default. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PushProviderNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The webhook, in a list. */
                        data: {
                            /** @description The webhook. */
                            pushProviders: components["schemas"]["CustomNotificationProvider"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCustomPushProviderRequest"];
            };
        };
        responses: {
            /** @description The webhook is changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The webhook, in a list. */
                        data: {
                            /** @description The webhook. */
                            pushProviders: components["schemas"]["CustomNotificationProvider"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "save-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCustomPushProviderRequest"];
            };
        };
        responses: {
            /** @description The webhook is saved. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The webhook, in a list. */
                        data: {
                            /** @description The webhook. */
                            pushProviders: components["schemas"]["CustomNotificationProvider"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is erased. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-fcm-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The providers, in a list of their own name. */
                        data: {
                            /** @description The providers. */
                            pushProviders: components["schemas"]["FcmProvider"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFcmProviderRequest"];
            };
        };
        responses: {
            /** @description The provider is changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFcmProviderRequest"];
            };
        };
        responses: {
            /** @description The provider is added. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the FCM provider.
                 * @example linden-android
                 */
                providerId: components["parameters"]["FcmProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider is removed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PushProviderNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "set-default-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the FCM provider.
                 * @example linden-android
                 */
                providerId: components["parameters"]["FcmProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider is the default. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PushProviderNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-push-tokens": {
        parameters: {
            query: {
                /**
                 * @description Whether to list every token of the user, not only those of this auth token.
                 * @example true
                 */
                all?: boolean;
                /**
                 * @description The auth token to look under.
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The push tokens. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PushTokenList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "register-push-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterPushTokenRequest"];
            };
        };
        responses: {
            /** @description The token is registered. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "unregister-push-tokens": {
        parameters: {
            query?: {
                /**
                 * @description Whether to remove every token of the user, not only those of this auth token.
                 * @example true
                 */
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnregisterPushTokenRequest"];
            };
        };
        responses: {
            /** @description The tokens are removed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tokens that were removed. */
                        data: {
                            /** @description The tokens. */
                            pushTokens?: components["schemas"]["PushToken"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-push-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The push token.
                 * @example not-a-real-push-token-of-mira
                 */
                pushToken: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnregisterPushTokenRequest"];
            };
        };
        responses: {
            /** @description The token is removed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tokens that were removed. */
                        data: {
                            /** @description The tokens. */
                            pushTokens?: components["schemas"]["PushToken"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PushTokenNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomSmsProvider"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCustomSmsProviderRequest"];
            };
        };
        responses: {
            /** @description The webhook is changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomSmsProvider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "save-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCustomSmsProviderRequest"];
            };
        };
        responses: {
            /** @description The webhook is saved. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomSmsProvider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is erased. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Twilio account. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TwilioDetails"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTwilioDetailsRequest"];
            };
        };
        responses: {
            /** @description The Twilio account is changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TwilioDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "save-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTwilioDetailsRequest"];
            };
        };
        responses: {
            /** @description The Twilio account is saved. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TwilioDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Twilio account is erased. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-contact-details": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact details. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationContactDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-contact-details": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact details are erased. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-contact-details": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContactDetailsRequest"];
            };
        };
        responses: {
            /** @description The contact details are changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationContactDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-notification-logs": {
        parameters: {
            query?: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description Only those by this channel.
                 * @example push
                 */
                channel?: "push" | "email" | "sms";
                /**
                 * @description Only those about messages sent after this moment, in milliseconds since 1970-01-01T00:00:00Z.
                 * @example 1772355600000
                 */
                from?: number;
                /**
                 * @description The log entry to go on from, in the direction that `affix` gives.
                 * @example 69a40cd0feedfacefeedface
                 */
                logId?: string;
                /**
                 * @description Only those to this member of a group, by uid. For use with `receiverType=group`.
                 * @example mira
                 */
                member?: string;
                /**
                 * @description Only those about messages of this category.
                 * @example message
                 */
                messageCategory?: "message";
                /**
                 * @description Only those about this message or reply.
                 * @example 4202
                 */
                messageId?: number;
                /**
                 * @description Only those about messages of this type, such as `text` or `image`; which there are depends on the category.
                 * @example text
                 */
                messageType?: string;
                /**
                 * @description `true` for those that a provider was called for, `false` for those withheld.
                 * @example true
                 */
                notificationTriggered?: boolean;
                /**
                 * @description Only those by this provider. Pushes go by `fcm`, `apns` or `custom`, e-mails by `sendgrid` or `custom`, SMS by `twilio` or `custom`.
                 * @example apns
                 */
                provider?: "fcm" | "apns" | "sendgrid" | "twilio" | "custom";
                /**
                 * @description Only those about this reaction.
                 * @example 7001
                 */
                reactionId?: number;
                /**
                 * @description Only those that tell this user, by uid, of a reaction.
                 * @example mira
                 */
                reactionReceiver?: string;
                /**
                 * @description Only those about reactions of this user, by uid.
                 * @example priya
                 */
                reactionSender?: string;
                /**
                 * @description Only those withheld for this reason. For use with `notificationTriggered=false`.
                 * @example MUTE_PREFERENCE
                 */
                reason?: "MESSAGES_PREFERENCE" | "REPLIES_PREFERENCE" | "QUOTED_REPLIES_PREFERENCE" | "MESSAGE_ACTIONS_PREFERENCE" | "REACTIONS_PREFERENCE" | "GROUP_ACTIONS_PREFERENCE" | "DND_PREFERENCE" | "MUTE_PREFERENCE" | "SCHEDULE_PREFERENCE" | "CALL_PREFERENCE" | "QUOTA_PREFERENCE" | "MISSING_EMAIL" | "MISSING_PHNO" | "INVALID_PUSH_PROVIDER_ID" | "TIMED_OUT" | "NOT_FOUND" | "TWILIO_CREATE_ERROR";
                /**
                 * @description Only those about messages to this receiver, a uid or guid as `receiverType` says.
                 * @example tomato-growers
                 */
                receiver?: string;
                /**
                 * @description Only those about conversations of two (`user`) or groups (`group`).
                 * @example group
                 */
                receiverType?: "user" | "group";
                /**
                 * @description Only those about messages of this user, by uid.
                 * @example jonas
                 */
                sender?: string;
                /**
                 * @description Whether the provider answered with success. For use with `notificationTriggered=true`.
                 * @example true
                 */
                success?: boolean;
                /**
                 * @description Only those about messages sent before this moment, in milliseconds since 1970-01-01T00:00:00Z.
                 * @example 1772442000000
                 */
                to?: number;
                /**
                 * @description Only those that this event caused. `after_message` is a message or reply, `message_…` what happens to one, `initiated` to `unanswered` are the moments of a call, `after_group_…` and `after_scope_changed` are what happens in a group.
                 * @example after_message
                 */
                trigger?: "after_message" | "message_deleted" | "message_edited" | "message_reaction_added" | "initiated" | "rejected" | "cancelled" | "unanswered" | "after_group_joined" | "after_group_left" | "after_group_members_added" | "after_group_members_kicked" | "after_group_members_banned" | "after_group_members_unbanned" | "after_scope_changed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, with the cursors that stand before and after them. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        data: components["schemas"]["NotificationLog"][];
                        meta?: components["schemas"]["NotificationLogMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-notification-preferences": {
        parameters: {
            query: {
                /**
                 * @description Uid of the user whose notifications are meant.
                 * @example mira
                 */
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences of the user. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserNotificationSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "reset-notification-preferences": {
        parameters: {
            query: {
                /**
                 * @description Uid of the user whose notifications are meant.
                 * @example mira
                 */
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences of the user, back to their defaults. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationPreferences"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-notification-preferences": {
        parameters: {
            query: {
                /**
                 * @description Uid of the user whose notifications are meant.
                 * @example mira
                 */
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNotificationPreferencesRequest"];
            };
        };
        responses: {
            /** @description The preferences of the user, as they are now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserNotificationSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-muted-conversations": {
        parameters: {
            query: {
                /**
                 * @description Uid of the user whose notifications are meant.
                 * @example mira
                 */
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The silenced conversations. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The conversations, in a list of their own name. */
                        data: {
                            /** @description The conversations. */
                            mutedConversations: components["schemas"]["MutedConversation"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "mute-conversations": {
        parameters: {
            query: {
                /**
                 * @description Uid of the user whose notifications are meant.
                 * @example mira
                 */
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteConversationsRequest"];
            };
        };
        responses: {
            /** @description The conversations are silent. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "unmute-conversations": {
        parameters: {
            query: {
                /**
                 * @description Uid of the user whose notifications are meant.
                 * @example mira
                 */
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnmuteConversationsRequest"];
            };
        };
        responses: {
            /** @description The conversations notify again. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-notification-timezone": {
        parameters: {
            query: {
                /**
                 * @description Uid of the user whose notifications are meant.
                 * @example mira
                 */
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zone. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationTimezone"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-notification-timezone": {
        parameters: {
            query: {
                /**
                 * @description Uid of the user whose notifications are meant.
                 * @example mira
                 */
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNotificationTimezoneRequest"];
            };
        };
        responses: {
            /** @description The time zone is changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationTimezone"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the app. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSettings"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "reset-notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings are back to their defaults. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNotificationSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings are changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationSuccess"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-roles": {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds at most.
                 * @example 100
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of roles. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The roles of this page. */
                        data: components["schemas"]["Role"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoleRequest"];
            };
        };
        responses: {
            /** @description The role is created. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the role.
                 * @example keeper
                 */
                role: components["parameters"]["RoleParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RoleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the role.
                 * @example keeper
                 */
                role: components["parameters"]["RoleParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRoleRequest"];
            };
        };
        responses: {
            /** @description The role as changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RoleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the role.
                 * @example keeper
                 */
                role: components["parameters"]["RoleParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role is deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RoleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-role-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the role.
                 * @example keeper
                 */
                role: components["parameters"]["RoleParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions there are. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The permissions there are. */
                        data: components["schemas"]["PermissionDefinition"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RoleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "set-role-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the role.
                 * @example keeper
                 */
                role: components["parameters"]["RoleParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRolePermissionsRequest"];
            };
        };
        responses: {
            /** @description The permissions are set. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SetRolePermissionsResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RoleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "unset-role-permission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the permission.
                 * @example listUsers.mode
                 */
                permission: components["parameters"]["RolePermission"];
                /**
                 * @description Id of the role.
                 * @example keeper
                 */
                role: components["parameters"]["RoleParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission is back at its default. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UnsetRolePermissionResult"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RoleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-restricted-features": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the role.
                 * @example keeper
                 */
                role: components["parameters"]["RoleParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The features that the role does without. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The features that the role does without. */
                        data: components["schemas"]["RestrictedFeature"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RoleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "restrict-features": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the role.
                 * @example keeper
                 */
                role: components["parameters"]["RoleParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictFeaturesRequest"];
            };
        };
        responses: {
            /** @description What came of it, feature by feature. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FeatureOutcomes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RoleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "allow-features": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the role.
                 * @example keeper
                 */
                role: components["parameters"]["RoleParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowFeaturesRequest"];
            };
        };
        responses: {
            /** @description The features are allowed again. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RoleNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-usage-metrics": {
        parameters: {
            query: {
                /**
                 * @description Where the span begins, in seconds since 1970-01-01T00:00:00Z.
                 * @example 1772323200
                 */
                fromDate: components["schemas"]["UnixSeconds"];
                /**
                 * @description Where the span ends, in seconds since 1970-01-01T00:00:00Z.
                 * @example 1772409600
                 */
                toDate: components["schemas"]["UnixSeconds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was used in the span. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UsageReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-message-receipt-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageMetrics"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-threads": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The threads. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The threads; what each holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-users": {
        parameters: {
            query?: {
                /**
                 * @description Whether to have the users counted. Where the answer then holds the number is not documented.
                 * @example false
                 */
                count?: boolean;
                /**
                 * @description Whether to list deactivated users only.
                 * @example false
                 */
                onlyDeactivated?: boolean;
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds at most; 1000 is the most you may ask for.
                 * @example 100
                 */
                perPage?: components["parameters"]["PerPageUpTo1000"];
                /**
                 * @description Keeps users of this role.
                 * @example keeper
                 */
                role?: components["schemas"]["RoleId"];
                /**
                 * @description Keeps users of any of these roles.
                 * @example [
                 *       "keeper",
                 *       "default"
                 *     ]
                 */
                roles?: components["schemas"]["RoleId"][];
                /**
                 * @description Where to look for `searchKey`.
                 * @example [
                 *       "name",
                 *       "uid"
                 *     ]
                 */
                searchIn?: ("name" | "uid")[];
                /**
                 * @description Keeps users whose uid or name begins with this.
                 * @example mi
                 */
                searchKey?: string;
                /**
                 * @description Keeps users who are connected (`available`) or who are not (`offline`).
                 * @example available
                 */
                status?: "available" | "offline";
                /**
                 * @description Keeps users who have these tags.
                 * @example [
                 *       "compost-team"
                 *     ]
                 */
                tags?: string[];
                /**
                 * @description Whether to list deactivated users along with the others.
                 * @example false
                 */
                withDeactivated?: boolean;
                /**
                 * @description Whether to answer the users' tags as well.
                 * @example true
                 */
                withTags?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursor?: components["schemas"]["Cursor"];
                        /** @description The users of this page. */
                        data: components["schemas"]["User"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "reactivate-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactivateUsersRequest"];
            };
        };
        responses: {
            /** @description The users are active. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReactivatedUsers"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description The user is created. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreatedUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "deactivate-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeactivateUsersRequest"];
            };
        };
        responses: {
            /** @description The users are deactivated. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeactivatedUsers"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The user as changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteUserRequest"];
            };
        };
        responses: {
            /** @description The user is deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-authtokens": {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds at most.
                 * @example 100
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the user's tokens. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tokens of this page. */
                        data: components["schemas"]["AuthToken"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateAuthTokenRequest"];
            };
        };
        responses: {
            /** @description The token to hand to the client. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "flush-authtokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens are deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The auth token itself.
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: components["parameters"]["AuthTokenParameter"];
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthToken"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AuthTokenNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The auth token itself.
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: components["parameters"]["AuthTokenParameter"];
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAuthTokenRequest"];
            };
        };
        responses: {
            /** @description The token as changed. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AuthTokenNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The auth token itself.
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: components["parameters"]["AuthTokenParameter"];
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AuthTokenNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-blocked-users": {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds at most.
                 * @example 100
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The users of this page. */
                        data: components["schemas"]["User"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "block-users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockUsersRequest"];
            };
        };
        responses: {
            /** @description The users were gone through; each has its own outcome. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "unblock-users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockUsersRequest"];
            };
        };
        responses: {
            /** @description The users were gone through; each has its own outcome. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OneConversation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConversationRequest"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OneConversation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "reset-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResetUserConversationRequest"];
            };
        };
        responses: {
            /** @description The conversation is cleared. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "mark-user-conversation-as-delivered": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
            /** @description The messages are marked as delivered. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MarkedConversation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "pin-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation is pinned. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "unpin-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation is no longer pinned. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it holds is not documented. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "mark-user-conversation-as-read": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
            /** @description The messages are marked as read. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MarkedConversation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "mark-user-conversation-as-unread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Uid of the user to act as. This operation cannot do without it.
                 * @example mira
                 */
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
            /** @description The messages are marked as unread. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-friends": {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds at most; 1000 is the most you may ask for.
                 * @example 100
                 */
                perPage?: components["parameters"]["PerPageUpTo1000"];
                /**
                 * @description Text to look for in uids and names.
                 * @example jonas
                 */
                searchKey?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of friends. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The friends of this page. */
                        data: components["schemas"]["User"][];
                        meta?: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-friends": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFriendsRequest"];
            };
        };
        responses: {
            /** @description The users were gone through; each has its own outcome. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedFriends"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "remove-friends": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveFriendsRequest"];
            };
        };
        responses: {
            /** @description The friendships are ended. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-user-messages": {
        parameters: {
            query?: {
                /**
                 * @description The direction to go on in from the cursor, `append` (after it) or `prepend` (before it).
                 * @example append
                 */
                affix?: components["parameters"]["AffixParameter"];
                /**
                 * @description Keeps messages that have an attachment of this kind.
                 * @example image
                 */
                attachmentTypes?: components["parameters"]["AttachmentTypes"];
                /**
                 * @description Keeps messages of any of these categories.
                 * @example [
                 *       "message",
                 *       "custom"
                 *     ]
                 */
                categories?: components["parameters"]["MessageCategories"];
                /**
                 * @description Keeps messages of this category.
                 * @example message
                 */
                category?: components["parameters"]["MessageCategory"];
                /**
                 * @description Asks for the number of messages per user or group instead. How they are answered is not documented.
                 * @example true
                 */
                count?: components["parameters"]["MessageCount"];
                /**
                 * @description Keeps messages from this moment on, in seconds since 1970-01-01T00:00:00Z.
                 * @example 1772355600
                 */
                fromTimestamp?: components["parameters"]["FromTimestamp"];
                /**
                 * @description Keeps messages that have attachments.
                 * @example true
                 */
                hasAttachments?: components["parameters"]["HasAttachments"];
                /**
                 * @description Keeps messages that hold a link.
                 * @example true
                 */
                hasLinks?: components["parameters"]["HasLinks"];
                /**
                 * @description Keeps messages that mention somebody.
                 * @example true
                 */
                hasMentions?: components["parameters"]["HasMentions"];
                /**
                 * @description Keeps messages that somebody reacted to.
                 * @example true
                 */
                hasReactions?: components["parameters"]["HasReactions"];
                /**
                 * @description Leaves out the replies in threads.
                 * @example true
                 */
                hideReplies?: components["parameters"]["HideReplies"];
                /**
                 * @description Id of the message to go on from, in the direction that `affix` names.
                 * @example 4202
                 */
                id?: components["parameters"]["CursorMessageId"];
                /**
                 * @description How many messages to answer at most, when `onBehalfOf` is sent.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Keeps messages that mention these users; sent as one list with commas between.
                 * @example [
                 *       "mira",
                 *       "priya"
                 *     ]
                 */
                mentionedUids?: components["parameters"]["MentionedUids"];
                /**
                 * @description Adds to each mentioned user whether the user in `onBehalfOf` and that one have blocked each other.
                 * @example true
                 */
                mentionsWithBlockedInfo?: components["parameters"]["MentionsWithBlockedInfo"];
                /**
                 * @description Adds to each mentioned user that one's tags.
                 * @example true
                 */
                mentionsWithTagInfo?: components["parameters"]["MentionsWithTagInfo"];
                /**
                 * @description Keeps messages that mention the user in `onBehalfOf`.
                 * @example true
                 */
                myMentionsOnly?: components["parameters"]["MyMentionsOnly"];
                /**
                 * @description How many records a page holds at most; 1000 is the most you may ask for.
                 * @example 100
                 */
                perPage?: components["parameters"]["PerPageUpTo1000"];
                /**
                 * @description Keeps messages that hold this text.
                 * @example tomatoes
                 */
                searchKey?: components["parameters"]["MessageSearchKey"];
                /**
                 * @description Keeps messages that this user sent. With `onBehalfOf`, only those in conversations that the two share.
                 * @example jonas
                 */
                sender?: components["parameters"]["MessageSender"];
                /**
                 * @description Keeps messages that have these tags.
                 * @example [
                 *       "harvest"
                 *     ]
                 */
                tags?: components["parameters"]["MessageTags"];
                /**
                 * @description Keeps messages up to this moment, in seconds since 1970-01-01T00:00:00Z. Ignored without `fromTimestamp`.
                 * @example 1772442000
                 */
                toTimestamp?: components["parameters"]["ToTimestamp"];
                /**
                 * @description Keeps messages of this type, be it `text`, `image` or one of your own.
                 * @example text
                 */
                type?: components["parameters"]["MessageType"];
                /**
                 * @description Keeps messages of any of these types.
                 * @example [
                 *       "text",
                 *       "image"
                 *     ]
                 */
                types?: components["parameters"]["MessageTypes"];
                /**
                 * @description Keeps messages that have not reached the user in `onBehalfOf`.
                 * @example true
                 */
                undelivered?: components["parameters"]["UndeliveredMessages"];
                /**
                 * @description Keeps messages that the user in `onBehalfOf` has not read.
                 * @example true
                 */
                unread?: components["parameters"]["UnreadMessages"];
                /**
                 * @description Adds the tags of each message.
                 * @example true
                 */
                withTags?: components["parameters"]["WithMessageTags"];
            };
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Uid of the user.
                 * @example mira
                 */
                uid: components["parameters"]["UidParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of messages. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The messages. */
                        data: components["schemas"]["Message"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "receive-after-campaign-completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "after_campaign_completed";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-after-campaign-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "after_campaign_failed";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-after-feed-item-delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedItemEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "after_feed_item_delivered";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-after-feed-item-interacted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedItemEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "after_feed_item_interacted";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-after-feed-item-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedItemEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "after_feed_item_read";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-after-feed-item-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedItemEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "after_feed_item_sent";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-after-notification-created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignNotificationEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "after_notification_created";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-after-push-notification-clicked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushNotificationEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "after_push_notification_clicked";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-after-push-notification-delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushNotificationEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "after_push_notification_delivered";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-after-push-notification-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushNotificationEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "after_push_notification_sent";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-call-busy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RingingCallEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "call_busy";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-call-cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RingingCallEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "call_cancelled";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-call-ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEndedEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "call_ended";
                    /**
                     * @description Marks the session of a ringing call.
                     * @constant
                     */
                    type?: "call";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-call-initiated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RingingCallEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "call_initiated";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-call-participant-joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionParticipantEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "call_participant_joined";
                    /**
                     * @description Marks the session of a ringing call.
                     * @constant
                     */
                    type?: "call";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-call-participant-left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionParticipantEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "call_participant_left";
                    /**
                     * @description Marks the session of a ringing call.
                     * @constant
                     */
                    type?: "call";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-call-rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RingingCallEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "call_rejected";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-call-started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionStartedEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "call_started";
                    /**
                     * @description Marks the session of a ringing call.
                     * @constant
                     */
                    type?: "call";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-call-unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RingingCallEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "call_unanswered";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_created";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_deleted";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-member-added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMemberEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_member_added";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-member-banned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMemberEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_member_banned";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-member-joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMemberEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_member_joined";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-member-kicked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMemberEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_member_kicked";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-member-left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMemberEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_member_left";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-member-removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"] & {
                    /** @description Not documented. */
                    data?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_member_removed";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-member-scope-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMemberEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_member_scope_changed";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-member-unbanned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMemberEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_member_unbanned";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-owner-transferred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_owner_transferred";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-group-updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "group_updated";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-meeting-ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEndedEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "meeting_ended";
                    /**
                     * @description Marks the session of a meeting.
                     * @constant
                     */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-meeting-participant-joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionParticipantEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "meeting_participant_joined";
                    /**
                     * @description Marks the session of a meeting.
                     * @constant
                     */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-meeting-participant-left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionParticipantEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "meeting_participant_left";
                    /**
                     * @description Marks the session of a meeting.
                     * @constant
                     */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-meeting-started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionStartedEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "meeting_started";
                    /**
                     * @description Marks the session of a meeting.
                     * @constant
                     */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-message-deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageActionEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "message_deleted";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-message-delivery-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "message_delivery_receipt";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-message-edited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageActionEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "message_edited";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-message-reaction-added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactionEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "message_reaction_added";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-message-reaction-removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactionEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "message_reaction_removed";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-message-read-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "message_read_receipt";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-message-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "message_sent";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-moderation-engine-approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationDecisionEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "moderation_engine_approved";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-moderation-engine-blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationDecisionEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "moderation_engine_blocked";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-moderation-engine-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationFailureEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "moderation_engine_failed";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-moderation-manual-approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReviewEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "moderation_manual_approved";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-recording-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordingEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "recording_generated";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-transcription-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranscriptionEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "transcription_generated";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-user-blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserBlockEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "user_blocked";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-user-connection-status-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserConnectionEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "user_connection_status_changed";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-user-mentioned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "user_mentioned";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
    "receive-user-unblocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserBlockEvent"] & {
                    /**
                     * @description Names this event.
                     * @constant
                     */
                    trigger?: "user_unblocked";
                };
            };
        };
        responses: {
            200: components["responses"]["EventReceived"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
