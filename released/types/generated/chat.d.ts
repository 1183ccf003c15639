export interface paths {
    "/ai-agents/agent-builder/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["list-agent-builder-agents"];
        put?: never;
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
        get: operations["get-agent-builder-agent"];
        put?: never;
        post?: never;
        delete: operations["delete-agent-builder-agent"];
        options?: never;
        head?: never;
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
        get: operations["list-custom-agent-variables"];
        put?: never;
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
        delete: operations["delete-custom-agent-variable"];
        options?: never;
        head?: never;
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
        get: operations["list-api-tools"];
        put?: never;
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
        get: operations["get-api-tool"];
        put?: never;
        post?: never;
        delete: operations["delete-api-tool"];
        options?: never;
        head?: never;
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
        get: operations["list-frontend-actions"];
        put?: never;
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
        get: operations["get-frontend-action"];
        put?: never;
        post?: never;
        delete: operations["delete-frontend-action"];
        options?: never;
        head?: never;
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
        get: operations["list-knowledge-base-texts"];
        put?: never;
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
        get: operations["get-knowledge-base-text"];
        put?: never;
        post?: never;
        delete: operations["delete-knowledge-base-text"];
        options?: never;
        head?: never;
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
        get: operations["list-mcp-servers"];
        put?: never;
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
        get: operations["get-mcp-server"];
        put?: never;
        post?: never;
        delete: operations["delete-mcp-server"];
        options?: never;
        head?: never;
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
        get: operations["list-byo-agents"];
        put?: never;
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
        delete: operations["delete-byo-agent"];
        options?: never;
        head?: never;
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
        get: operations["list-byo-tools"];
        put?: never;
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
        get: operations["get-byo-tool"];
        put: operations["update-byo-tool"];
        post?: never;
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
        get: operations["list-apikeys"];
        put?: never;
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
        get: operations["get-apikey"];
        put: operations["update-apikey"];
        post?: never;
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
        get: operations["get-conversation"];
        put?: never;
        post?: never;
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
        get: operations["list-global-pinned-conversations"];
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
        get: operations["list-groups"];
        put?: never;
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
        get: operations["get-group"];
        put: operations["update-group"];
        post?: never;
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
        post: operations["ban-group-user"];
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
        get: operations["get-group-conversation"];
        put: operations["update-group-conversation"];
        post?: never;
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
        post: operations["pin-group-conversation"];
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
        post: operations["mark-group-conversation-as-read"];
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
        get: operations["list-group-members"];
        put?: never;
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
        put: operations["change-group-member-scope"];
        post?: never;
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
        get: operations["list-scope-permissions"];
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
        get: operations["list-all-messages"];
        put?: never;
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
        get: operations["get-message-details"];
        put: operations["update-message"];
        post?: never;
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
        post: operations["pin-message"];
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
        get: operations["list-reactions-of-one-kind"];
        put?: never;
        post: operations["add-message-reaction"];
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
        post: operations["save-message"];
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
        get: operations["list-all-thread-messages"];
        put?: never;
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
        post: operations["subscribe-to-thread"];
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
        get: operations["list-keyword-lists"];
        put?: never;
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
        get: operations["get-keyword-list"];
        put: operations["update-keyword-list"];
        post?: never;
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
        get: operations["list-submitted-messages"];
        put?: never;
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
        get: operations["get-submitted-message"];
        put: operations["update-submitted-message"];
        post?: never;
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
        get: operations["list-reasons"];
        put?: never;
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
        get: operations["get-reason"];
        put: operations["update-reason"];
        post?: never;
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
        get: operations["list-rules"];
        put?: never;
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
        get: operations["get-rule"];
        put: operations["update-rule"];
        post?: never;
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
        get: operations["get-custom-email-provider"];
        put: operations["update-custom-email-provider"];
        post: operations["save-custom-email-provider"];
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
        get: operations["get-sendgrid-details"];
        put: operations["update-sendgrid-details"];
        post: operations["save-sendgrid-details"];
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
        get: operations["list-apns-providers"];
        put: operations["update-apns-provider"];
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
        get: operations["get-custom-push-provider"];
        put: operations["update-custom-push-provider"];
        post: operations["save-custom-push-provider"];
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
        get: operations["list-fcm-providers"];
        put: operations["update-fcm-provider"];
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
        get: operations["list-push-tokens"];
        put?: never;
        post: operations["register-push-token"];
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
        get: operations["get-custom-sms-provider"];
        put: operations["update-custom-sms-provider"];
        post: operations["save-custom-sms-provider"];
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
        get: operations["get-twilio-details"];
        put: operations["update-twilio-details"];
        post: operations["save-twilio-details"];
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
        get: operations["get-contact-details"];
        put?: never;
        post?: never;
        delete: operations["delete-contact-details"];
        options?: never;
        head?: never;
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
        get: operations["get-notification-preferences"];
        put?: never;
        post?: never;
        delete: operations["reset-notification-preferences"];
        options?: never;
        head?: never;
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
        get: operations["list-muted-conversations"];
        put: operations["mute-conversations"];
        post?: never;
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
        get: operations["get-notification-timezone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        get: operations["get-notification-settings"];
        put?: never;
        post?: never;
        delete: operations["reset-notification-settings"];
        options?: never;
        head?: never;
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
        get: operations["list-roles"];
        put?: never;
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
        get: operations["get-role"];
        put: operations["update-role"];
        post?: never;
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
        get: operations["list-role-permissions"];
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
        get: operations["list-restricted-features"];
        put?: never;
        post: operations["restrict-features"];
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
        get: operations["list-users"];
        put: operations["reactivate-users"];
        post: operations["create-user"];
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
        get: operations["get-user"];
        put: operations["update-user"];
        post?: never;
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
        get: operations["list-authtokens"];
        put?: never;
        post: operations["create-authtoken"];
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
        get: operations["get-authtoken"];
        put: operations["update-authtoken"];
        post?: never;
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
        get: operations["list-blocked-users"];
        put?: never;
        post: operations["block-users"];
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
        get: operations["get-user-conversation"];
        put: operations["update-user-conversation"];
        post?: never;
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
        post: operations["pin-user-conversation"];
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
        post: operations["mark-user-conversation-as-read"];
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
        get: operations["list-friends"];
        put?: never;
        post: operations["add-friends"];
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
        Acknowledgement: {
            message: string;
            success: boolean;
        };
        ActionEntities: {
            by?: components["schemas"]["UserEntity"];
            for?: components["schemas"]["ReceiverEntity"];
            on?: components["schemas"]["ActionTarget"];
        };
        ActionMessage: components["schemas"]["MessageBase"] & {
            category: "action";
            data: components["schemas"]["ActionMessageData"];
            type: 'groupMember' | 'message' | (string & {});
        } & {
            category: "action";
        };
        ActionMessageData: {
            action: 'edited' | 'deleted' | 'joined' | 'left' | 'kicked' | 'banned' | 'unbanned' | 'added' | 'scopeChanged' | (string & {});
            entities?: components["schemas"]["ActionEntities"];
        };
        ActionTarget: components["schemas"]["UserEntity"] | components["schemas"]["GroupEntity"] | components["schemas"]["MessageEntity"];
        AddApnsProviderRequest: {
            bundleId?: string;
            includeContentAvailable?: boolean;
            includeMutableContent?: boolean;
            keyId?: string;
            p8Key?: string;
            p8KeyFilename?: string;
            productionMode?: boolean;
            providerId?: string;
            teamId?: string;
        };
        AddedFriends: {
            accepted?: components["schemas"]["UserResults"];
        };
        AddedGroupMembers: {
            admins?: components["schemas"]["MemberResults"];
            moderators?: components["schemas"]["MemberResults"];
            participants?: components["schemas"]["MemberResults"];
            usersToBan?: components["schemas"]["MemberResults"];
        };
        AddFcmProviderRequest: {
            notificationInPayload?: components["schemas"]["FcmNotificationInPayload"];
            providerId?: string;
            serviceAccountCreds?: components["schemas"]["FcmServiceAccount"];
            serviceAccountFilename?: string;
        };
        AddFriendsRequest: {
            accepted?: components["schemas"]["Uid"][];
            addToConversations?: boolean;
        };
        AddGroupMembersRequest: {
            admins?: components["schemas"]["MemberUids"];
            moderators?: components["schemas"]["MemberUids"];
            participants?: components["schemas"]["MemberUids"];
            usersToBan?: components["schemas"]["MemberUids"];
        };
        AffectedMessage: WithRequired<components["schemas"]["MessageFields"], "id"> & {
            category?: 'message' | 'custom' | 'interactive' | (string & {});
            data?: components["schemas"]["AffectedMessageData"];
            type?: string;
        };
        AffectedMessageData: components["schemas"]["ContentMessageData"] & components["schemas"]["CustomMessageData"];
        Affix: 'append' | 'prepend' | (string & {});
        AgentApiToolsRequest: {
            apiTools: string[];
        };
        AgentBuilderAgent: {
            apiTools?: string[];
            appId?: string;
            createdAt: components["schemas"]["UnixMilliseconds"];
            description?: string;
            files?: string[];
            formattedInstruction?: string;
            frontendActions?: string[];
            icon?: string;
            instruction?: string;
            isActive: boolean;
            lastMessageAt?: number | null;
            mcpServers?: string[];
            metaData?: {
                [key: string]: unknown;
            };
            model?: string;
            modelMetaData?: components["schemas"]["AgentModelSettings"];
            name: string;
            otherKbIntegrations?: string[];
            ragVersion?: 'v1' | 'v2' | (string & {});
            tools?: string[];
            uid: string;
            updatedAt: components["schemas"]["UnixMilliseconds"];
            websites?: string[];
        };
        AgentBuilderCursor: {
            affix?: components["schemas"]["Affix"];
            createdAt?: components["schemas"]["UnixMilliseconds"];
        };
        AgentBuilderCursorMeta: {
            current?: components["schemas"]["CursorPosition"];
            next?: components["schemas"]["AgentBuilderCursor"];
            previous?: components["schemas"]["AgentBuilderCursor"];
        };
        AgentBuilderOutcome: {
            success: boolean;
        };
        AgentCustomVariable: {
            _id: string;
            appId?: string;
            category?: 'custom' | (string & {});
            constantValue?: string;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            defaultValue?: string;
            description?: string;
            name: string;
            sourcePath?: string;
            sourceType: 'message_metadata' | 'user_metadata' | 'constant' | (string & {});
            updatedAt?: components["schemas"]["UnixMilliseconds"];
        };
        AgentEnabledApiTool: {
            description?: string;
            endpoint?: string;
            icon?: string;
            method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | (string & {});
            name: string;
            parameters?: components["schemas"]["AgentToolParameter"][];
            slug: string;
        };
        AgentEnabledFrontendAction: {
            description?: string;
            id: string;
            name: string;
            parameters?: components["schemas"]["AgentToolParameter"][];
            triggerFunction?: string;
        };
        AgentEnabledItems: {
            apiTools?: components["schemas"]["AgentEnabledApiTool"][];
            frontendActions?: components["schemas"]["AgentEnabledFrontendAction"][];
            mcpServers?: components["schemas"]["AgentEnabledMcpServer"][];
            tools?: components["schemas"]["AgentEnabledTool"][];
        };
        AgentEnabledMcpServer: {
            description?: string;
            icon?: string;
            name: string;
            slug: string;
            url?: string;
        };
        AgentEnabledTool: {
            actions?: components["schemas"]["AgentEnabledToolAction"][];
            description?: string;
            icon?: string;
            name: string;
            slug: string;
        };
        AgentEnabledToolAction: {
            description?: string;
            name: string;
            slug: string;
        };
        AgentFrontendActionsRequest: {
            frontendActions: string[];
        };
        AgentKnowledgeSourcesRequest: {
            uniqueIds: string[];
        };
        AgentMcpServersRequest: {
            mcps: string[];
        };
        AgentModel: {
            default?: boolean;
            model: string;
            provider: 'openai' | 'anthropic' | (string & {});
            settings?: {
                [key: string]: unknown;
            };
        };
        AgentModelSettings: {
            maxTokens?: number;
            temperature?: number;
        } & {
            [key: string]: unknown;
        };
        AgentToolAction: {
            description?: string;
            displayName?: string;
            name: string;
        };
        AgentToolActionsRequest: {
            actions: string[];
        };
        AgentToolFunction: {
            description?: string;
            name?: string;
            parameters?: components["schemas"]["AgentToolFunctionParameters"];
        };
        AgentToolFunctionParameters: {
            properties?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            required?: string[];
            type?: 'object' | (string & {});
        };
        AgentToolParameter: {
            description: string;
            key: string;
            required?: boolean;
            type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | (string & {});
        };
        AgentToolParameterRequest: {
            description: string;
            key: string;
            required?: boolean;
            type: string;
        };
        AgentToolsRequest: {
            tools: string[];
        };
        AgentVariable: {
            category?: 'auth' | 'custom' | (string & {});
            description?: string;
            name: string;
            sourceType?: 'auth' | 'message_metadata' | 'user_metadata' | 'constant' | (string & {});
            usageCount?: number;
            usedByAgents?: components["schemas"]["AgentVariableUser"][];
            usedByTools?: {
                [key: string]: unknown;
            };
        };
        AgentVariableUser: {
            name?: string;
            uid?: string;
        };
        AllowFeaturesRequest: {
            allowAll?: boolean;
            featuresToAllow?: components["schemas"]["FeatureKey"][];
        };
        ApiKey: {
            apiKey: string;
            createdAt: components["schemas"]["UnixSeconds"];
            name: string;
            scope: components["schemas"]["ApiKeyScope"];
        };
        ApiKeyScope: "fullAccess" | "authOnly";
        ApiTool: {
            _id: string;
            allowAdditionalProperties?: boolean;
            appId?: string;
            bodyTemplate?: string | null;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            description?: string;
            enableBasicAuth?: boolean;
            endpoint: string;
            headers?: string | null;
            icon?: string;
            method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | (string & {});
            name: string;
            parameters?: components["schemas"]["AgentToolParameter"][];
            slug: string;
            tool?: components["schemas"]["AgentToolFunction"];
            updatedAt?: components["schemas"]["UnixMilliseconds"];
        };
        ApnsProvider: {
            bundleId?: string;
            includeContentAvailable?: boolean;
            includeMutableContent?: boolean;
            keyId?: string;
            p8Key?: string;
            p8KeyFilename?: string;
            productionMode?: boolean;
            providerId?: string;
            teamId?: string;
        };
        AppNotificationPreferences: {
            bypassPreferencesForMentions?: boolean;
            call?: components["schemas"]["CallNotificationSettings"];
            email?: components["schemas"]["NotificationDigestSettings"];
            group?: components["schemas"]["GroupNotificationSettings"];
            mute?: components["schemas"]["MuteNotificationSettings"];
            oneOnOne?: components["schemas"]["OneOnOneNotificationSettings"];
            push?: components["schemas"]["PushPayloadSettings"];
            sms?: components["schemas"]["NotificationDigestSettings"];
        };
        AuthToken: {
            appInfo?: string | {
                [key: string]: unknown;
            };
            authToken: string;
            createdAt: components["schemas"]["UnixSeconds"];
            platform?: string;
            uid: string;
            userAgent?: string;
        };
        BannedUser: components["schemas"]["User"] & {
            bannedAt?: components["schemas"]["UnixSeconds"];
            isBanned?: boolean;
            joinedAt?: components["schemas"]["UnixSeconds"];
            scope?: components["schemas"]["MemberScope"];
        };
        BlockedMessage: WithRequired<components["schemas"]["RuleMatch"], "ruleId" | "message">;
        BlockUsersRequest: {
            blockedUids: components["schemas"]["Uid"][];
        };
        BooleanString: 'true' | 'false' | (string & {});
        BrokenRule: {
            action?: components["schemas"]["RuleAction"][];
            blockedAt?: components["schemas"]["UnixSeconds"];
            id: string;
            name: string;
            revisionId: string;
        };
        ByoAgent: {
            _id?: string;
            actions?: string[];
            appId?: string;
            createdAt?: string;
            deletedAt?: string | null;
            icon?: string;
            instruction?: string;
            integrateWith: components["schemas"]["ByoFramework"];
            integrationMeta?: components["schemas"]["ByoAgentConnection"];
            integrationType?: 'agent' | (string & {});
            isActive: boolean;
            metaData?: components["schemas"]["ByoAgentGreeting"];
            name: string;
            tools?: string[];
            uid: string;
            updatedAt?: string;
        };
        ByoAgentActive: boolean;
        ByoAgentConnection: {
            agentId?: string;
            baseUrl?: string;
            defaultUserId?: string;
            headers?: components["schemas"]["ByoHeaders"] | components["schemas"]["ByoHeaderLines"];
        };
        ByoAgentGreeting: {
            greetingMessage?: string;
            introductoryMessage?: string;
            suggestedMessages?: string[];
        };
        ByoAgentIcon: string;
        ByoAgentName: string;
        ByoAgentUrl: string;
        ByoCallableName: string;
        ByoFramework: 'mastra' | 'mastra-legacy' | 'langgraph' | 'crewai' | 'vercelV5' | 'ag2' | 'rasa' | 'agno' | 'ag-ui' | (string & {});
        ByoHeaderLines: string;
        ByoHeaders: {
            [key: string]: string;
        };
        ByoIntegrationType: "agent";
        ByoTool: {
            _id?: string;
            appId?: string;
            createdAt?: string;
            displayName: string;
            doNotExecute?: boolean;
            executionText: string;
            name: string;
            tool?: components["schemas"]["ByoToolFunction"];
            type: 'action' | 'tool' | (string & {});
            updatedAt?: string;
        };
        ByoToolFunction: {
            description?: string;
            name?: string;
            parameters?: components["schemas"]["ByoToolParameters"];
        };
        ByoToolNames: string[];
        ByoToolParameter: {
            description: string;
            type: string;
        };
        ByoToolParameters: {
            properties?: {
                [key: string]: components["schemas"]["ByoToolParameter"];
            };
            required?: string[];
            type?: 'object' | (string & {});
        };
        ByoToolParametersRequest: {
            properties: {
                [key: string]: components["schemas"]["ByoToolParameter"];
            };
            required?: string[];
            type: "object";
        };
        ByoToolRequest: {
            description?: string;
            displayName: string;
            doNotExecute?: boolean;
            executionText: string;
            name: components["schemas"]["ByoCallableName"];
            parameters?: components["schemas"]["ByoToolParametersRequest"];
        };
        CallAction: 'initiated' | 'ongoing' | 'canceled' | 'cancelled' | 'rejected' | 'unanswered' | 'busy' | 'ended' | (string & {});
        CallChannel: {
            identity?: string;
            secret?: string;
            service?: string;
        };
        CallEntities: {
            by?: components["schemas"]["UserEntity"];
            for?: components["schemas"]["ReceiverEntity"];
            on?: components["schemas"]["CallEntity"];
        };
        CallEntity: {
            entity: components["schemas"]["RingingCall"];
            entityType: "call";
        };
        CallMessage: components["schemas"]["MessageBase"] & {
            category: "call";
            data: components["schemas"]["CallMessageData"];
            type: 'audio' | 'video' | (string & {});
        } & {
            category: "call";
        };
        CallMessageData: {
            action: components["schemas"]["CallAction"];
            entities?: components["schemas"]["CallEntities"];
            resource?: string;
        };
        CallNotificationSettings: {
            busyOverride?: components["schemas"]["NotificationOverride"];
            busySetting?: components["schemas"]["NotificationEventSetting"];
            cancelledOverride?: components["schemas"]["NotificationOverride"];
            cancelledSetting?: components["schemas"]["NotificationEventSetting"];
            endedOverride?: components["schemas"]["NotificationOverride"];
            endedSetting?: components["schemas"]["NotificationEventSetting"];
            initiatedOverride?: components["schemas"]["NotificationOverride"];
            initiatedSetting?: components["schemas"]["NotificationEventSetting"];
            ongoingOverride?: components["schemas"]["NotificationOverride"];
            ongoingSetting?: components["schemas"]["NotificationEventSetting"];
            rejectedOverride?: components["schemas"]["NotificationOverride"];
            rejectedSetting?: components["schemas"]["NotificationEventSetting"];
            unansweredOverride?: components["schemas"]["NotificationOverride"];
            unansweredSetting?: components["schemas"]["NotificationEventSetting"];
        };
        CampaignChannel: 'in_app' | 'push' | (string & {});
        CampaignDelivery: {
            alternativeText?: string;
            appId?: string;
            campaignId?: string | null;
            channelId?: string;
            channelType?: components["schemas"]["CampaignChannel"];
            dataType?: string;
            deliveredAt?: components["schemas"]["NullableUnixSeconds"];
            engagedAt?: components["schemas"]["NullableUnixSeconds"];
            label?: string;
            metadata?: {
                [key: string]: unknown;
            };
            notificationId: string;
            receiver: string;
            sentAt?: components["schemas"]["NullableUnixSeconds"];
            status: 'sent' | 'delivered' | 'read' | 'interacted' | 'clicked' | (string & {});
            tags?: string[];
            templateId?: string;
            templateVersion?: number;
            variables?: {
                [key: string]: unknown;
            };
        };
        CampaignEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["CampaignReport"];
        };
        CampaignNotification: {
            appId?: string;
            campaignId?: string | null;
            category?: string;
            channels?: components["schemas"]["CampaignChannel"][];
            createdAt?: components["schemas"]["UnixSeconds"];
            dataType?: string;
            failedCount?: number;
            label?: string;
            notificationId: string;
            priority?: string;
            sendMode?: string;
            sentCount?: number;
            status: 'dispatching' | 'completed' | 'failed' | (string & {});
            tags?: string[];
            templateId?: string;
            templateVersion?: number;
            totalTargets?: number;
        };
        CampaignNotificationEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["CampaignNotification"];
        };
        CampaignPush: components["schemas"]["CampaignDelivery"] & {
            category?: string;
            clickedAt?: components["schemas"]["NullableUnixSeconds"];
            errorMessage?: string | null;
            failedAt?: components["schemas"]["NullableUnixSeconds"];
            pushNotificationId: string;
            tag?: string;
        };
        CampaignReport: {
            appId?: string;
            campaignId: string;
            completedAt?: components["schemas"]["NullableUnixSeconds"];
            createdAt?: components["schemas"]["UnixSeconds"];
            failedCount?: number;
            name: string;
            scheduledAt?: components["schemas"]["NullableUnixSeconds"];
            sentAt?: components["schemas"]["NullableUnixSeconds"];
            sentCount?: number;
            status: 'dispatching' | 'completed' | 'failed' | (string & {});
            tag?: string;
            templateId?: string;
            templateVersion?: number;
            totalTargets?: number;
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        ChangedGroup: components["schemas"]["Group"] & {
            oldOwner?: string;
        };
        ChangedMember: components["schemas"]["User"] & {
            oldScope?: components["schemas"]["MemberScope"];
            scope?: components["schemas"]["MemberScope"];
        };
        ChangeGroupMemberScopeRequest: {
            scope?: "admin" | "moderator" | "participant";
        };
        ClientConnection: {
            action: 'connected' | 'disconnected' | (string & {});
            appInfo?: components["schemas"]["ClientInfo"];
            connectedAt?: components["schemas"]["UnixMilliseconds"];
            platform?: string;
            userAgent?: string;
        };
        ClientInfo: {
            apiVersion?: string;
            clientIp?: string;
            origin?: string;
            uts?: components["schemas"]["UnixMilliseconds"];
            version?: string;
        };
        ConnectionChange: {
            currentConnection: components["schemas"]["ClientConnection"];
            status: 'available' | 'online' | 'offline' | (string & {});
            timestamp: components["schemas"]["UnixMilliseconds"];
            user: components["schemas"]["User"];
            userPresenceChanged: boolean;
        };
        ContentMessage: components["schemas"]["MessageBase"] & {
            category: "message";
            data: components["schemas"]["ContentMessageData"];
            type: 'text' | 'image' | 'video' | 'audio' | 'file' | (string & {});
        } & {
            category: "message";
        };
        ContentMessageData: components["schemas"]["MessageDataBase"] & {
            attachments?: components["schemas"]["MessageAttachment"][];
            text?: string;
            url?: string;
        };
        Conversation: components["schemas"]["UserConversation"] | components["schemas"]["GroupConversation"];
        ConversationBase: {
            conversationId: string;
            createdAt?: components["schemas"]["UnixSeconds"];
            lastMessage?: components["schemas"]["Message"];
            pinnedAt?: components["schemas"]["UnixSeconds"];
            pinnedBy?: string;
            tags?: string[];
            unreadMessageCount?: string | number;
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        ConversationPeer: {
            uid: components["schemas"]["Uid"];
        } | {
            guid: components["schemas"]["Guid"];
        };
        ConversationToMute: {
            id: string;
            type: "oneOnOne" | "group";
            until?: components["schemas"]["UnixMilliseconds"];
        };
        ConversationToUnmute: {
            id: string;
            type: "oneOnOne" | "group";
        };
        Crawl: {
            crawlDuration?: number;
            crawlId: string;
            sitemap?: components["schemas"]["CrawlSitemap"];
            status: 'completed' | (string & {});
        };
        CrawlSitemap: {
            found?: boolean;
            lastModified?: string;
            totalUrls?: number;
            url?: string;
            urls?: string[];
        };
        CrawlWebsiteRequest: {
            exclude?: string[];
            fetchSitemap?: boolean;
            include?: string[];
            maxDepth?: number;
            maxPages?: number;
            url: string;
        };
        CreateAgentBuilderAgentRequest: {
            apiTools?: string[];
            description?: string;
            icon?: string;
            instruction?: string;
            isActive?: boolean;
            mcpServers?: string[];
            metaData?: {
                [key: string]: unknown;
            };
            model?: string;
            modelMetaData?: components["schemas"]["AgentModelSettings"];
            name: string;
            tools?: string[];
        };
        CreateAgentVariableRequest: {
            constantValue?: string;
            defaultValue?: string;
            description?: string;
            name: string;
            sourcePath?: string;
            sourceType: "message_metadata" | "user_metadata" | "constant";
        };
        CreateApiKeyRequest: {
            name: string;
            scope: components["schemas"]["ApiKeyScope"];
        };
        CreateApiToolRequest: {
            allowAdditionalProperties?: boolean;
            basicAuthPassword?: string;
            basicAuthUsername?: string;
            bodyTemplate?: string;
            description: string;
            enableBasicAuth: boolean;
            endpoint: string;
            headers?: string;
            icon?: string;
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            name: string;
            parameters?: components["schemas"]["AgentToolParameterRequest"][];
            slug: string;
        } & ({
            enableBasicAuth: false;
        } | {
            basicAuthPassword: string;
            basicAuthUsername: string;
            enableBasicAuth: true;
        });
        CreateAuthTokenRequest: {
            force?: boolean;
        };
        CreateByoAg2AgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon: components["schemas"]["ByoAgentIcon"];
            integrateWith: "ag2";
            integrationMeta?: {
                baseUrl: components["schemas"]["ByoAgentUrl"];
                defaultUserId?: string;
                headers?: components["schemas"]["ByoHeaderLines"];
            };
            integrationType: components["schemas"]["ByoIntegrationType"];
            isActive?: components["schemas"]["ByoAgentActive"];
            metaData?: components["schemas"]["ByoAgentGreeting"];
            name: components["schemas"]["ByoAgentName"];
            tools?: components["schemas"]["ByoToolNames"];
        };
        CreateByoAgentRequest: components["schemas"]["CreateByoMastraAgentRequest"] | components["schemas"]["CreateByoHttpAgentRequest"] | components["schemas"]["CreateByoAg2AgentRequest"] | components["schemas"]["CreateByoRasaAgentRequest"] | components["schemas"]["CreateByoAgnoAgentRequest"];
        CreateByoAgnoAgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon: components["schemas"]["ByoAgentIcon"];
            integrateWith: "agno";
            integrationMeta?: {
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
        CreateByoHttpAgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon: components["schemas"]["ByoAgentIcon"];
            integrateWith: "langgraph" | "crewai" | "vercelV5" | "ag-ui";
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
        CreateByoMastraAgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon: components["schemas"]["ByoAgentIcon"];
            integrateWith: "mastra" | "mastra-legacy";
            integrationMeta?: {
                agentId?: string;
                baseUrl: components["schemas"]["ByoAgentUrl"];
            };
            integrationType: components["schemas"]["ByoIntegrationType"];
            isActive?: components["schemas"]["ByoAgentActive"];
            metaData?: components["schemas"]["ByoAgentGreeting"];
            name: components["schemas"]["ByoAgentName"];
            tools?: components["schemas"]["ByoToolNames"];
        };
        CreateByoRasaAgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon: components["schemas"]["ByoAgentIcon"];
            integrateWith: "rasa";
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
        CreatedGroup: components["schemas"]["Group"] & {
            members?: components["schemas"]["AddedGroupMembers"];
        };
        CreatedUser: components["schemas"]["User"] & {
            authToken?: string;
        };
        CreateFrontendActionRequest: {
            description: string;
            icon?: string;
            name: string;
            parameters?: components["schemas"]["AgentToolParameterRequest"][];
            triggerFunction: string;
        };
        CreateGroupRequest: {
            description?: string;
            guid: components["schemas"]["Guid"];
            icon?: string;
            members?: components["schemas"]["AddGroupMembersRequest"];
            metadata?: components["schemas"]["Metadata"];
            name: string;
            owner?: components["schemas"]["Uid"];
            password?: string;
            tags?: components["schemas"]["Tags"];
            type: components["schemas"]["GroupType"];
        } & ({
            type: "public" | "private";
        } | {
            password: string;
            type: "password";
        });
        CreateKnowledgeBaseTextRequest: {
            text: components["schemas"]["KnowledgeBaseTextContent"];
            title: components["schemas"]["KnowledgeBaseTextTitle"];
        };
        CreateMcpServerRequest: {
            description?: string;
            icon?: string;
            name: string;
            slug: string;
            url: string;
        };
        CreateReasonRequest: {
            description?: string;
            id: string;
            name: string;
        };
        CreateRoleRequest: {
            description?: string;
            metadata?: components["schemas"]["RoleMetadata"];
            name: string;
            role: components["schemas"]["RoleId"];
            settings?: components["schemas"]["RoleSettingsRequest"];
        };
        CreateUserRequest: {
            avatar?: string;
            link?: string;
            metadata?: components["schemas"]["UserMetadata"];
            name: string;
            role?: components["schemas"]["RoleId"];
            statusMessage?: string;
            tags?: components["schemas"]["Tags"];
            uid: components["schemas"]["Uid"];
            withAuthToken?: boolean;
        };
        CsvListRequest: {
            category: components["schemas"]["KeywordCategory"];
            description?: string;
            file: Blob;
            id?: components["schemas"]["ModerationId"];
            name?: string;
        };
        Cursor: {
            affix?: components["schemas"]["Affix"];
            id?: string | number;
            sentAt?: components["schemas"]["UnixSeconds"];
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        CursorMeta: {
            current?: components["schemas"]["CursorPosition"];
            next?: components["schemas"]["Cursor"];
            previous?: components["schemas"]["Cursor"];
        };
        CursorPosition: {
            count: number;
            limit: number;
        };
        CustomEmailProvider: components["schemas"]["CustomNotificationProvider"] & {
            useStoredEmailID: boolean;
        };
        CustomMessage: components["schemas"]["MessageBase"] & {
            category: "custom";
            data: components["schemas"]["CustomMessageData"];
            type: string;
        } & {
            category: "custom";
        };
        CustomMessageData: components["schemas"]["MessageDataBase"] & {
            customData?: {
                [key: string]: unknown;
            };
        };
        CustomMessageDataRequest: {
            customData: {
                [key: string]: unknown;
            };
            metadata?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        CustomNotificationProvider: {
            basicAuthPassword: string;
            basicAuthUsername: string;
            isEnabled: boolean;
            useBasicAuth: boolean;
            webhookURL: string;
        };
        CustomSmsProvider: components["schemas"]["CustomNotificationProvider"] & {
            useStoredPhNo: boolean;
        };
        DeactivatedUsers: {
            deactivatedUids?: string[];
        };
        DeactivateUsersRequest: {
            uidsToDeactivate?: components["schemas"]["Uid"][];
        };
        DeleteMessageRequest: {
            permanent?: boolean;
        };
        DeleteUserRequest: {
            permanent?: boolean;
        };
        DiscoveredUrl: {
            chunksCreated?: number;
            content?: string;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            description?: string;
            embeddingsGenerated?: number;
            lastCrawledAt?: components["schemas"]["UnixMilliseconds"];
            retryCount?: number;
            status: components["schemas"]["DiscoveredUrlStatus"];
            title?: string;
            updatedAt?: components["schemas"]["UnixMilliseconds"];
            url: string;
            urlId: string;
            vectorizationStatus?: components["schemas"]["KnowledgeBaseVectorizationStatus"];
        };
        DiscoveredUrlBatch: {
            batchId: string;
            excludedUrls?: number;
            processedUrls?: string[];
            status: 'processing' | (string & {});
            totalRequested?: number;
            totalUrls?: number;
            urlsProcessed?: number;
            webhookUrl?: string;
        };
        DiscoveredUrlBatchResult: {
            data: components["schemas"]["DiscoveredUrlBatch"];
            message?: string;
            success: boolean;
        };
        DiscoveredUrlStatus: 'discovered' | 'processing' | 'processed' | 'failed' | 'skipped' | (string & {});
        DiscoveredUrlStatusesRequest: {
            uniqueId: string[];
        };
        EffectiveNotificationPreferences: {
            group?: components["schemas"]["GroupNotificationSettings"];
            mute?: components["schemas"]["MuteNotificationSettings"];
            oneOnOne?: components["schemas"]["OneOnOneNotificationSettings"];
        };
        EngineCondition: {
            category?: string;
            entity?: string;
            listId?: string;
            message?: string;
            operand?: string;
            operator?: string;
            threshold?: components["schemas"]["EngineThreshold"];
        };
        EngineFailure: {
            category: 'http_4xx' | 'http_5xx' | 'timeout' | 'connection_error' | 'invalid_response' | 'not_configured' | (string & {});
            context: components["schemas"]["EngineFailureContext"];
            errorMessage: string;
            failedAt: components["schemas"]["UnixSeconds"];
            httpStatus?: number;
            responseBody?: string;
            responseBodyTruncated: boolean;
            timeoutMs?: number;
            validationErrors?: string[];
        };
        EngineFailureContext: {
            condition: components["schemas"]["EngineCondition"];
            engine: 'openai' | 'custom_api' | (string & {});
            openaiRequestId?: string;
            providerErrorCode?: string;
            request?: components["schemas"]["EngineRequest"];
            rule: components["schemas"]["EngineRule"];
            setting: 'approve-message' | 'drop-message' | (string & {});
        };
        EngineRequest: {
            basicAuthSent?: boolean;
            bodyBytes?: number;
            method?: string;
            url?: string;
        };
        EngineRule: {
            id: string;
            name: string;
            revisionId: string;
        };
        EngineThreshold: {
            comparison?: string;
            percent?: number;
        };
        ErrorBody: {
            error: components["schemas"]["ErrorDetail"];
        };
        ErrorCode: 'AUTH_ERR_APIKEY_NOT_FOUND' | 'AUTH_ERR_AUTH_TOKEN_NOT_FOUND' | 'AUTH_ERR_EMPTY_APIKEY' | 'AUTH_ERR_EMPTY_APPID' | 'AUTH_ERR_EMPTY_AUTH_HEADER' | 'AUTH_ERR_EMPTY_AUTH_TOKEN' | 'AUTH_ERR_INVALID_APPID' | 'AUTH_ERR_NO_ACCESS' | 'ERR_AGENT_CREATION_FAILED' | 'ERR_AGENT_NOT_FOUND' | 'ERR_ALREADY_AN_OWNER' | 'ERR_ALREADY_BANNED' | 'ERR_ALREADY_FRIEND' | 'ERR_ALREADY_JOINED' | 'ERR_APIKEY_NOT_FOUND' | 'ERR_APIKEY_NO_SELF_ACTION' | 'ERR_API_NOT_FOUND' | 'ERR_APP_ARCHIVED' | 'ERR_APP_CREATION_FAILED_MAX_LIMIT' | 'ERR_APP_DELETION' | 'ERR_APP_NOT_FOUND' | 'ERR_AUTHTOKEN_NOT_ACCESSIBLE' | 'ERR_AUTHTOKEN_UNAVAILABLE' | 'ERR_AUTH_TOKENS_DELETE_FAILED' | 'ERR_AUTH_TOKEN_DELETE_FAILED' | 'ERR_AUTH_TOKEN_NOT_FOUND' | 'ERR_BAD_ERROR_RESPONSE' | 'ERR_BAD_REQUEST' | 'ERR_BANNED_GROUPMEMBER' | 'ERR_BLOCKED_BY_EXTENSION' | 'ERR_BLOCKED_BY_WEBHOOK' | 'ERR_BLOCKED_RECEIVER' | 'ERR_BLOCKED_SENDER' | 'ERR_BOT_ALREADY_EXISTS' | 'ERR_BOT_NOT_FOUND' | 'ERR_CALLING_SELF' | 'ERR_CALL_BUSY_GROUP' | 'ERR_CALL_BUSY_SELF' | 'ERR_CALL_BUSY_USER' | 'ERR_CALL_EMPTY_JOINED_AT' | 'ERR_CALL_GROUP_ALREADY_JOINED' | 'ERR_CALL_GROUP_ALREADY_LEFT' | 'ERR_CALL_GROUP_INVALID_STATUS' | 'ERR_CALL_INVALID_INIT' | 'ERR_CALL_NOT_A_PART' | 'ERR_CALL_NOT_STARTED' | 'ERR_CALL_ONGOING_TO_INVALID' | 'ERR_CALL_SESSION_NOT_FOUND' | 'ERR_CALL_TERMINATED' | 'ERR_CALL_USER_ALREADY_JOINED' | 'ERR_CANNOT_BLOCK_SELF' | 'ERR_CANNOT_FORM_SELF_RELATION' | 'ERR_CONVERSATION_NOT_ACCESSIBLE' | 'ERR_CONVERSATION_NOT_FOUND' | 'ERR_EMPTY_CALL_SESSION_ID' | 'ERR_EMPTY_CUSTOM_DATA' | 'ERR_EMPTY_GROUP_PASS' | 'ERR_EMPTY_MESSAGE_CATEGORY' | 'ERR_EMPTY_MESSAGE_FILE' | 'ERR_EMPTY_MESSAGE_TEXT' | 'ERR_EMPTY_MESSAGE_TYPE' | 'ERR_EMPTY_RECEIVER' | 'ERR_EXCEPTION' | 'ERR_EXTENSION_INACTIVE' | 'ERR_EXTENSION_NOT_FOUND' | 'ERR_FAILED_TO_ADD_FRIEND' | 'ERR_GROUP_DELETE_FAILED' | 'ERR_GROUP_JOIN_NOT_ALLOWED' | 'ERR_GROUP_NOT_JOINED' | 'ERR_GROUP_NO_ADMIN_SCOPE' | 'ERR_GROUP_NO_CLEARANCE' | 'ERR_GROUP_NO_MODERATOR_SCOPE' | 'ERR_GROUP_NO_SCOPE_CLEARANCE' | 'ERR_GROUP_NO_SELF_ACTION' | 'ERR_GUID_ALREADY_EXISTS' | 'ERR_GUID_NOT_FOUND' | 'ERR_IMPORT_INVALID_GROUP_FORMAT' | 'ERR_IMPORT_INVALID_JOINEDAT' | 'ERR_IMPORT_INVALID_MEMBER_FORMAT' | 'ERR_IMPORT_INVALID_MESSAGE_FORMAT' | 'ERR_IMPORT_INVALID_USER_FORMAT' | 'ERR_IMPORT_MUID_ALREADY_EXISTS' | 'ERR_INVALID_API_VERSION' | 'ERR_INVALID_CUSTOM_DATA' | 'ERR_INVALID_MEDIA_MESSAGE' | 'ERR_INVALID_MESSAGE_CATEGORY' | 'ERR_INVALID_MESSAGE_DATA' | 'ERR_INVALID_MESSAGE_TEXT' | 'ERR_INVALID_MESSAGE_TYPE' | 'ERR_INVALID_METADATA' | 'ERR_INVALID_RECEIVER_TYPE' | 'ERR_INVALID_UID' | 'ERR_KB_INDEXING_FAILED' | 'ERR_KB_NOT_FOUND' | 'ERR_KEYWORD_NOT_FOUND' | 'ERR_MEMBER_BAN_FAILED' | 'ERR_MEMBER_DELETE_FAILED' | 'ERR_MEMBER_SCOPE_CHANGE_FAILED' | 'ERR_MEMBER_UNBAN_FAILED' | 'ERR_MESSAGE_ACTION_NOT_ALLOWED' | 'ERR_MESSAGE_ID_NOT_FOUND' | 'ERR_MESSAGE_NOT_A_SENDER' | 'ERR_MESSAGE_NO_ACCESS' | 'ERR_MESSAGE_THREAD_NESTING' | 'ERR_MISSION_FAILED' | 'ERR_MSG_NOT_FOUND' | 'ERR_NOT_A_BANNED_USER' | 'ERR_NOT_A_COLLABORATOR' | 'ERR_NOT_A_FRIEND' | 'ERR_NOT_A_MEMBER' | 'ERR_NO_VACANCY' | 'ERR_OPERATION_FAILED' | 'ERR_PERMISSION_DENIED' | 'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_PINNED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_PLAN_QUOTA_RESTRICTION' | 'ERR_PLAN_RESTRICTION' | 'ERR_PROVIDER_ALREADY_EXISTS' | 'ERR_PROVIDER_NOT_FOUND' | 'ERR_REASON_NOT_FOUND' | 'ERR_ROLE_DELETE_DENIED' | 'ERR_ROLE_DELETE_FAILED' | 'ERR_ROLE_NOT_FOUND' | 'ERR_RULE_NOT_FOUND' | 'ERR_SAME_SCOPE' | 'ERR_SAVED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_SELF_ACTION_DENIED' | 'ERR_SUBSCRIPTION_EXPIRED' | 'ERR_SYSTEM_PINNED_CONVERSATION' | 'ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_TOKEN_ALREADY_EXISTS' | 'ERR_TOKEN_NOT_FOUND' | 'ERR_TOOL_ALREADY_ADDED' | 'ERR_TOOL_NOT_FOUND' | 'ERR_TOO_MANY_REQUESTS' | 'ERR_TRIGGER_NOT_FOUND' | 'ERR_UID_ALREADY_EXISTS' | 'ERR_UID_DELETE_FAILED' | 'ERR_UID_NOT_FOUND' | 'ERR_USER_MESSAGE_DELETE_FAILED' | 'ERR_WEBHOOK_NOT_FOUND' | 'ERR_WRONG_GROUP_PASS' | 'ERR_WRONG_MESSAGE_THREAD' | 'ERR_WRONG_MESSAGE_THREAD_CATEGORY' | 'ERR_WS_APP_DESTROY_FAILED' | 'ERR_WS_APP_INIT_FAILED' | 'ERR_WS_GROUP_CREATION_FAILED' | 'ERR_WS_GROUP_DELETION_FAILED' | 'ERR_WS_GROUP_JOIN_FAILED' | 'ERR_WS_INIT_FAILED' | 'ERR_WS_ROLE_CREATION_FAILED' | 'ERR_WS_ROLE_DELETION_FAILED' | 'ERR_WS_USER_CREATION_FAILED' | 'ERR_WS_USER_UPDATION_FAILED' | (string & {});
        ErrorDetail: {
            code: components["schemas"]["ErrorCode"];
            details?: {
                [key: string]: unknown;
            } | string[];
            devMessage?: string;
            message: string;
            source?: string;
        };
        FailedModeration: {
            completedAt: components["schemas"]["UnixSeconds"];
            contentType: 'text' | 'image' | 'video' | 'audio' | 'file' | (string & {});
            failures: components["schemas"]["EngineFailure"][];
            outcome: 'approved' | 'disapproved' | (string & {});
            resource: components["schemas"]["ModeratedResource"];
        };
        FcmNotificationFlags: {
            call?: boolean;
            chat?: boolean;
        };
        FcmNotificationInPayload: {
            android?: components["schemas"]["FcmNotificationFlags"];
            ios?: components["schemas"]["FcmNotificationFlags"];
            web?: components["schemas"]["FcmNotificationFlags"];
        };
        FcmProvider: {
            notificationInPayload?: components["schemas"]["FcmNotificationInPayload"];
            providerId?: string;
            serviceAccountCreds?: components["schemas"]["FcmServiceAccount"];
            serviceAccountFilename?: string;
        };
        FcmServiceAccount: {
            client_email?: string;
            private_key?: string;
            private_key_id?: string;
            project_id?: string;
        };
        FeatureKey: 'addMember' | 'ban' | 'blockUser' | 'changeScope' | 'createCall' | 'createGroup' | 'createMessage' | 'createMessageThread' | 'deleteCall' | 'deleteConversationForUser' | 'deleteGroup' | 'deleteGroupMessages' | 'deleteMessage' | 'getBlockedUsers' | 'getCall' | 'getConversation' | 'getGroup' | 'getGroupMessages' | 'getMember' | 'getMessage' | 'getMyDetails' | 'getUser' | 'getUserMessages' | 'joinGroup' | 'kickMember' | 'leaveGroup' | 'listBannedUsers' | 'listCalls' | 'listConversations' | 'listGroupMembers' | 'listGroups' | 'listMessages' | 'listSettings' | 'listThreadedMessages' | 'listUsers' | 'logout' | 'massMemberOperate' | 'patchOwner' | 'unban' | 'unblockUser' | 'updateAuthToken' | 'updateCall' | 'updateGroup' | 'updateMessage' | (string & {});
        FeatureOutcomes: {
            [key: string]: components["schemas"]["Acknowledgement"];
        };
        FeedContent: {
            body?: components["schemas"]["FeedElement"][];
            style?: components["schemas"]["FeedStyle"];
            version?: string;
        };
        FeedElement: {
            content?: string;
            id: string;
            type: 'text' | 'divider' | (string & {});
            variant?: string;
        };
        FeedItem: components["schemas"]["CampaignDelivery"] & {
            categoryId?: string;
            content?: components["schemas"]["FeedContent"];
            id: string;
            interactedAt?: components["schemas"]["NullableUnixSeconds"];
            readAt?: components["schemas"]["NullableUnixSeconds"];
            realtimeFanout?: string[];
            templateCategory?: string;
        };
        FeedItemEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["FeedItem"];
        };
        FeedStyle: {
            background?: components["schemas"]["ThemedColor"];
            borderColor?: components["schemas"]["ThemedColor"];
            borderRadius?: number;
            padding?: number;
        };
        FilterSide: "sender" | "receiver";
        FlaggedMessage: {
            appId?: string;
            flaggedBy?: components["schemas"]["MessageFlag"][];
            flaggedCount?: number;
        } & (components["schemas"]["ContentMessage"] | components["schemas"]["CustomMessage"] | components["schemas"]["ActionMessage"] | components["schemas"]["CallMessage"] | components["schemas"]["InteractiveMessage"]);
        FlagMessageRequest: {
            reasonId?: string;
            remark?: string;
        };
        FrontendAction: {
            _id: string;
            appId?: string;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            description?: string;
            icon?: string;
            name: string;
            parameters?: components["schemas"]["AgentToolParameter"][];
            tool?: components["schemas"]["AgentToolFunction"];
            triggerFunction: string;
            updatedAt?: components["schemas"]["UnixMilliseconds"];
        };
        Group: {
            conversationId?: string;
            createdAt?: components["schemas"]["UnixSeconds"];
            description?: string;
            guid: string;
            hasJoined?: boolean;
            icon?: string;
            joinedAt?: components["schemas"]["UnixSeconds"];
            membersCount?: number;
            metadata?: components["schemas"]["Metadata"];
            name: string;
            onlineMembersCount?: number;
            owner?: string;
            scope?: components["schemas"]["MemberScope"];
            tags?: string[];
            type: 'public' | 'password' | 'private' | (string & {});
            updatedAt?: components["schemas"]["UnixSeconds"];
            updatedBy?: string;
        };
        GroupConversation: components["schemas"]["ConversationBase"] & {
            conversationType: "group";
            conversationWith: components["schemas"]["Group"];
        } & {
            conversationType: "group";
        };
        GroupEntity: {
            entity: components["schemas"]["Group"];
            entityType: "group";
        };
        GroupEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                group: components["schemas"]["ChangedGroup"];
                members?: components["schemas"]["UsersByUid"];
            };
        };
        GroupFilterRequest: {
            entity: "group";
            operand: "guid" | "name" | "type" | "tags" | "createdAt";
            operator: "equals" | "notEquals" | "in" | "notIn" | "startsWith" | "endsWith" | "lessThan" | "greaterThan";
            type: components["schemas"]["FilterSide"];
            value: string;
        };
        GroupImportResult: {
            data: components["schemas"]["Group"];
            success: true;
        } | components["schemas"]["ImportFailure"];
        GroupMemberEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                by?: components["schemas"]["User"];
                group: components["schemas"]["Group"];
                members: {
                    [key: string]: components["schemas"]["ChangedMember"];
                };
            };
        };
        GroupNotificationPreferences: {
            groupMemberAdded?: components["schemas"]["NotificationEventSetting"];
            groupMemberBanned?: components["schemas"]["NotificationEventSetting"];
            groupMemberJoined?: components["schemas"]["NotificationEventSetting"];
            groupMemberKicked?: components["schemas"]["NotificationEventSetting"];
            groupMemberLeft?: components["schemas"]["NotificationEventSetting"];
            groupMemberScopeChanged?: components["schemas"]["NotificationEventSetting"];
            groupMemberUnbanned?: components["schemas"]["NotificationEventSetting"];
            groupMessages?: components["schemas"]["NotificationMessageSetting"];
            groupQuotedReplies?: components["schemas"]["NotificationMessageSetting"];
            groupReactions?: components["schemas"]["NotificationReactionSetting"];
            groupReplies?: components["schemas"]["NotificationMessageSetting"];
        };
        GroupNotificationSettings: {
            memberAddedOverride?: components["schemas"]["NotificationOverride"];
            memberAddedSetting?: components["schemas"]["NotificationEventSetting"];
            memberBannedOverride?: components["schemas"]["NotificationOverride"];
            memberBannedSetting?: components["schemas"]["NotificationEventSetting"];
            memberJoinedOverride?: components["schemas"]["NotificationOverride"];
            memberJoinedSetting?: components["schemas"]["NotificationEventSetting"];
            memberKickedOverride?: components["schemas"]["NotificationOverride"];
            memberKickedSetting?: components["schemas"]["NotificationEventSetting"];
            memberLeftOverride?: components["schemas"]["NotificationOverride"];
            memberLeftSetting?: components["schemas"]["NotificationEventSetting"];
            memberScopeChangedOverride?: components["schemas"]["NotificationOverride"];
            memberScopeChangedSetting?: components["schemas"]["NotificationEventSetting"];
            memberUnbannedOverride?: components["schemas"]["NotificationOverride"];
            memberUnbannedSetting?: components["schemas"]["NotificationEventSetting"];
            messageDeletedSetting?: components["schemas"]["NotificationEventSetting"];
            messageEditedSetting?: components["schemas"]["NotificationEventSetting"];
            messagesOverride?: components["schemas"]["NotificationOverride"];
            messagesSetting?: components["schemas"]["NotificationMessageSetting"];
            quotedRepliesOverride?: components["schemas"]["NotificationOverride"];
            quotedRepliesSetting?: components["schemas"]["NotificationMessageSetting"];
            reactionsOverride?: components["schemas"]["NotificationOverride"];
            reactionsSetting?: components["schemas"]["NotificationReactionSetting"];
            repliesOverride?: components["schemas"]["NotificationOverride"];
            repliesSetting?: components["schemas"]["NotificationMessageSetting"];
        };
        GroupType: "public" | "password" | "private";
        Guid: string;
        ImportFailure: {
            error: components["schemas"]["ErrorDetail"];
            success: false;
        };
        ImportGroup: components["schemas"]["ImportGroupDetails"] & {
            groupOwnerDetails?: components["schemas"]["ImportUser"];
        };
        ImportGroupDetails: {
            createdAt?: components["schemas"]["ImportTime"];
            guid: components["schemas"]["Guid"];
            icon?: string;
            metadata?: components["schemas"]["Metadata"];
            name: string;
            owner?: components["schemas"]["Uid"];
            password?: string;
            tags?: components["schemas"]["Tags"];
            type: components["schemas"]["GroupType"];
        };
        ImportGroupsRequest: {
            groups: {
                [key: string]: components["schemas"]["ImportGroup"];
            };
        };
        ImportMember: {
            groupDetails?: components["schemas"]["ImportGroupDetails"];
            guid: components["schemas"]["Guid"];
            isBanned?: boolean;
            joinedAt?: components["schemas"]["ImportTime"];
            memberId: string;
            scope?: components["schemas"]["MemberScope"];
            uid: components["schemas"]["Uid"];
            userDetails?: components["schemas"]["ImportUser"];
        };
        ImportMembersRequest: {
            members: {
                [key: string]: components["schemas"]["ImportMember"];
            };
        };
        ImportMessage: {
            category?: "message" | "custom";
            data?: components["schemas"]["SubmittedMessageData"];
            deliveredAt?: components["schemas"]["ImportTime"];
            id?: string;
            mentionedUserDetails?: {
                [key: string]: components["schemas"]["ImportUser"];
            };
            muid: components["schemas"]["Muid"];
            readAt?: components["schemas"]["ImportTime"];
            receiver: components["schemas"]["ReceiverId"];
            receiverGroupDetails?: components["schemas"]["ImportGroupDetails"];
            receiverGroupOwnerDetails?: components["schemas"]["ImportUser"];
            receiverType: components["schemas"]["ReceiverTypeRequest"];
            receiverUserDetails?: components["schemas"]["ImportUser"];
            sender: components["schemas"]["Uid"];
            senderUserDetails?: components["schemas"]["ImportUser"];
            sentAt: components["schemas"]["ImportTime"];
            tags?: components["schemas"]["Tags"];
            type?: 'text' | 'image' | 'file' | 'audio' | 'video' | (string & {});
        };
        ImportMessagesRequest: {
            guid?: string;
            messages: {
                [key: string]: components["schemas"]["ImportMessage"];
            };
            name?: string;
            type?: string;
        };
        ImportTime: number | string;
        ImportUser: {
            avatar?: string;
            createdAt?: components["schemas"]["ImportTime"];
            deactivatedAt?: components["schemas"]["ImportTime"];
            lastActiveAt?: components["schemas"]["ImportTime"];
            link?: string;
            metadata?: components["schemas"]["Metadata"];
            name: string;
            role?: string;
            tags?: components["schemas"]["Tags"];
            uid: components["schemas"]["Uid"];
        };
        ImportUsersRequest: {
            users: {
                [key: string]: components["schemas"]["ImportUser"];
            };
        };
        InteractiveMessage: components["schemas"]["MessageBase"] & {
            category: "interactive";
            data: components["schemas"]["InteractiveMessageData"];
            type: 'form' | 'card' | 'scheduler' | 'customInteractive' | (string & {});
        } & {
            category: "interactive";
        };
        InteractiveMessageData: components["schemas"]["MessageDataBase"] & {
            [key: string]: unknown;
        };
        KeywordCategory: "word" | "pattern" | "sentence-similarity";
        KeywordList: {
            __v?: number;
            _id?: string;
            active: boolean;
            appId?: string;
            category: 'word' | 'pattern' | 'sentence-similarity' | (string & {});
            createdAt: components["schemas"]["UnixSeconds"];
            default?: boolean;
            description?: string;
            id: string;
            isCSV: boolean;
            name: string;
            revisionId: string;
            searchTerms?: string[];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        KeywordListRequest: components["schemas"]["WordListRequest"] | components["schemas"]["PatternListRequest"] | components["schemas"]["SentenceListRequest"] | components["schemas"]["CsvListRequest"];
        KnowledgeBaseCursor: {
            affix: components["schemas"]["Affix"];
            cursor: string;
        };
        KnowledgeBaseCursorMeta: {
            current: components["schemas"]["CursorPosition"];
            next?: components["schemas"]["KnowledgeBaseCursor"];
            previous?: components["schemas"]["KnowledgeBaseCursor"];
        };
        KnowledgeBaseDeletion: {
            deletedFromAgents: boolean;
            fileName?: string;
            s3FileDeleted?: boolean;
            uniqueFileId?: string;
            uniqueId?: string;
            uploadId?: string;
            vectorsDeleted: boolean;
        };
        KnowledgeBaseDeletionResult: {
            data: components["schemas"]["KnowledgeBaseDeletion"];
            message?: string;
            success: boolean;
        };
        KnowledgeBaseFile: {
            fileName: string;
            fileSize: number;
            mimeType: string;
        };
        KnowledgeBasePage: {
            charCount?: number;
            content: string;
            pageNumber: number;
        };
        KnowledgeBasePageMeta: {
            current: components["schemas"]["CursorPosition"];
        };
        KnowledgeBaseSource: {
            appId?: string;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            lastSynced?: components["schemas"]["UnixMilliseconds"];
            sourceName: string;
            status: components["schemas"]["KnowledgeBaseStatus"];
            type: 'uploads' | 'text-details' | (string & {});
            uniqueId: string;
            updatedAt?: components["schemas"]["UnixMilliseconds"];
        };
        KnowledgeBaseSourceDetails: {
            createdAt?: string;
            fileName: string;
            totalPages: number;
        };
        KnowledgeBaseStatus: 'indexing' | 'indexed' | 'failed' | 'inSync' | (string & {});
        KnowledgeBaseStatusesRequest: {
            uniqueId: string[];
        };
        KnowledgeBaseText: {
            createdAt?: components["schemas"]["UnixMilliseconds"];
            fileName: string;
            isActive?: boolean;
            s3Key?: string;
            status: components["schemas"]["KnowledgeBaseStatus"];
            text?: string;
            title: string;
            uniqueId: string;
            updatedAt?: components["schemas"]["UnixMilliseconds"];
            vectorizationStatus?: components["schemas"]["KnowledgeBaseVectorizationStatus"];
        };
        KnowledgeBaseTextContent: string;
        KnowledgeBaseTextResult: {
            data: components["schemas"]["KnowledgeBaseText"];
            message?: string;
            success: boolean;
        };
        KnowledgeBaseTextTitle: string;
        KnowledgeBaseUpload: {
            fileName?: string;
            fileSize?: number;
            mimeType?: string;
            presignedUrl: string;
            s3Key?: string;
            uploadId: string;
        };
        KnowledgeBaseUploadsRequest: {
            files: components["schemas"]["KnowledgeBaseFile"][];
        };
        KnowledgeBaseVectorizationStatus: 'completed' | (string & {});
        MarkConversationRequest: {
            messageId?: number;
        };
        MarkedConversation: {
            message?: string;
            Message?: string;
            success: boolean;
        };
        McpServer: {
            _id: string;
            appId?: string;
            createdAt?: components["schemas"]["UnixMilliseconds"];
            description?: string;
            icon?: string;
            name: string;
            slug: string;
            updatedAt?: components["schemas"]["UnixMilliseconds"];
            url: string;
        };
        MediaMessageDataRequest: {
            attachments: components["schemas"]["MessageAttachmentRequest"][];
            metadata?: {
                [key: string]: unknown;
            };
            text?: string;
        } & {
            [key: string]: unknown;
        };
        Member: components["schemas"]["User"] & {
            joinedAt: components["schemas"]["UnixSeconds"];
            scope: components["schemas"]["MemberScope"];
        };
        MemberImportResult: {
            data: components["schemas"]["Membership"];
            success: true;
        } | components["schemas"]["ImportFailure"];
        MemberResult: {
            data?: components["schemas"]["ActionMessage"];
            error?: components["schemas"]["ErrorDetail"];
            success?: boolean;
        };
        MemberResults: {
            [key: string]: components["schemas"]["MemberResult"];
        };
        MemberScope: 'admin' | 'moderator' | 'participant' | (string & {});
        Membership: {
            guid: string;
            joinedAt?: components["schemas"]["UnixSeconds"];
            scope: components["schemas"]["MemberScope"];
            uid: string;
        };
        MemberUids: components["schemas"]["Uid"][];
        Message: components["schemas"]["ContentMessage"] | components["schemas"]["CustomMessage"] | components["schemas"]["ActionMessage"] | components["schemas"]["CallMessage"] | components["schemas"]["InteractiveMessage"];
        MessageActionEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                message: components["schemas"]["ActionMessage"];
            };
        };
        MessageAttachment: {
            extension?: string;
            mimeType?: string;
            name?: string;
            size?: number | string;
            url: string;
        };
        MessageAttachmentRequest: {
            extension: string;
            mimeType: string;
            name: string;
            size?: number | string;
            url: string;
        };
        MessageBase: WithRequired<components["schemas"]["MessageFields"], "id" | "conversationId" | "sender" | "receiverType" | "receiver" | "sentAt" | "updatedAt">;
        MessageDataBase: {
            entities?: components["schemas"]["MessageEntities"];
            mentions?: {
                [key: string]: components["schemas"]["User"];
            };
            metadata?: components["schemas"]["MessageMetadata"];
            moderation?: components["schemas"]["MessageModeration"];
            reactions?: components["schemas"]["ReactionCount"][];
            resource?: string;
        };
        MessageEntities: {
            receiver?: components["schemas"]["ReceiverEntity"];
            sender?: components["schemas"]["UserEntity"];
        };
        MessageEntity: {
            entity: components["schemas"]["AffectedMessage"];
            entityType: "message";
        };
        MessageEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                message: components["schemas"]["Message"];
            };
        };
        MessageFields: {
            conversationId?: string;
            deletedAt?: components["schemas"]["UnixSeconds"];
            deletedBy?: string;
            deliveredAt?: components["schemas"]["UnixSeconds"];
            editedAt?: components["schemas"]["UnixSeconds"];
            editedBy?: string;
            id?: string;
            muid?: string;
            parentId?: string;
            readAt?: components["schemas"]["UnixSeconds"];
            receipts?: components["schemas"]["MessageReceipts"];
            receiver?: string;
            receiverType?: components["schemas"]["ReceiverType"];
            sender?: string;
            sentAt?: components["schemas"]["UnixSeconds"];
            tags?: string[];
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        MessageFlag: {
            avatar?: string;
            description?: string;
            flaggedAt: components["schemas"]["UnixSeconds"];
            name?: string;
            reasonId?: string;
            reasonName?: string;
            remark?: string;
            role?: string;
            uid: string;
        };
        MessageImportResult: {
            data: components["schemas"]["Message"];
            success: true;
        } | components["schemas"]["ImportFailure"];
        MessageMetadata: {
            "@injected"?: {
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
        MessageMetrics: {
            appId?: string;
            dataPoints: components["schemas"]["MessageMetricsPoint"][];
            endTime?: string;
            startTime?: string;
        };
        MessageMetricsPoint: {
            deliveryReceipts?: number;
            endTime?: string;
            messagesSent?: number;
            readReceipts?: number;
            startTime?: string;
        };
        MessageModeration: {
            rule?: components["schemas"]["MessageModerationRule"];
            status: 'pending' | 'approved' | 'disapproved' | (string & {});
        };
        MessageModerationRule: {
            id: string;
            name: string;
        };
        MessageReceipts: {
            data?: (unknown[] | {
                [key: string]: unknown;
            })[];
        };
        Metadata: {
            [key: string]: unknown;
        };
        ModeratedResource: {
            category?: string;
            conversationId?: string;
            id: string;
            receiver?: string;
            receiverType?: components["schemas"]["ReceiverType"];
            sender?: string;
            sentAt?: components["schemas"]["UnixSeconds"];
            type?: string;
        };
        ModerationDecisionEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                message: components["schemas"]["Message"];
            };
        };
        ModerationFailureEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["FailedModeration"];
        };
        ModerationFinding: {
            condition?: components["schemas"]["RuleCondition"];
            rule?: components["schemas"]["BrokenRule"];
        };
        ModerationId: string;
        ModerationListMeta: {
            current?: components["schemas"]["CursorPosition"];
        };
        ModerationReason: {
            createdAt: number | string;
            default?: boolean;
            description?: string;
            id: string;
            name: string;
            updatedAt: number | string;
        };
        ModerationReviewEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                message: components["schemas"]["Message"];
                moderation: components["schemas"]["ModerationFinding"][];
                reviewed: boolean;
            };
        };
        ModerationRule: {
            action: components["schemas"]["RuleAction"][];
            active: boolean;
            conditions: components["schemas"]["RuleCondition"][];
            createdAt: components["schemas"]["UnixSeconds"];
            default?: boolean;
            description?: string;
            enabled: boolean;
            id: string;
            name: string;
            revisionId: string;
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        Muid: string;
        MultipleReceivers: {
            guids?: components["schemas"]["Guid"][];
            uids?: components["schemas"]["Uid"][];
        };
        MuteConversationsRequest: {
            conversations: components["schemas"]["ConversationToMute"][];
        };
        MutedConversation: {
            id?: string;
            type?: 'oneOnOne' | 'group' | (string & {});
            until?: components["schemas"]["UnixMilliseconds"];
        };
        MuteNotificationPreferences: {
            dnd?: components["schemas"]["NotificationDndSetting"];
            schedule?: components["schemas"]["NotificationSchedule"];
        };
        MuteNotificationSettings: {
            dndPreferenceOverride?: components["schemas"]["NotificationOverride"];
            dndPreferenceSetting?: components["schemas"]["NotificationDndSetting"];
            mutedGroupsOverride?: components["schemas"]["NotificationOverride"];
            mutedOneOnOnesOverride?: components["schemas"]["NotificationOverride"];
            schedulePreferenceOverride?: components["schemas"]["NotificationOverride"];
            schedulePreferenceSetting?: components["schemas"]["NotificationSchedule"];
        };
        NewGroupDetails: {
            createdAt?: components["schemas"]["UnixSeconds"];
            guid: components["schemas"]["Guid"];
            icon?: string;
            metadata?: components["schemas"]["Metadata"];
            name: string;
            owner?: components["schemas"]["Uid"];
            password?: string;
            tags?: components["schemas"]["Tags"];
            type: components["schemas"]["GroupType"];
        };
        NewUserDetails: {
            avatar?: string;
            createdAt?: components["schemas"]["UnixSeconds"];
            link?: string;
            metadata?: components["schemas"]["Metadata"];
            name: string;
            role?: string;
            tags?: components["schemas"]["Tags"];
            uid: components["schemas"]["Uid"];
        };
        NotificationContactDetails: {
            email?: string;
            phno?: string;
        };
        NotificationDigestSettings: {
            intervalInSeconds?: number;
            maxPerDay?: number;
            maxPerDayPerConversation?: number;
            notifyForUnreadOnly?: boolean;
        };
        NotificationDndSetting: 1 | 2;
        NotificationEmailTemplate: {
            subjectGroup?: string;
            subjectOneOnOne?: string;
        };
        NotificationEventSetting: 1 | 2;
        NotificationFallbackTemplate: components["schemas"]["NotificationTemplate"] & {
            body_fallback?: string;
        };
        NotificationGroupMentionTemplate: {
            body?: string;
            body_fallback?: string;
            titleGroup?: string;
        };
        NotificationLog: {
            _id?: string;
            channel?: 'push' | 'email' | 'sms' | (string & {});
            component?: string;
            member?: string;
            messageId?: number;
            messageSentAtMS?: components["schemas"]["UnixMilliseconds"];
            notificationTriggered?: boolean;
            payload?: components["schemas"]["NotificationLogPayload"];
            processingEndedAtMS?: components["schemas"]["UnixMilliseconds"];
            processingStartedAtMS?: components["schemas"]["UnixMilliseconds"];
            provider?: 'fcm' | 'apns' | 'sendgrid' | 'twilio' | 'custom' | (string & {});
            providerId?: string;
            pushToken?: string;
            reactionId?: number;
            reactionReceiver?: string;
            reactionSender?: string;
            reason?: 'MESSAGES_PREFERENCE' | 'REPLIES_PREFERENCE' | 'QUOTED_REPLIES_PREFERENCE' | 'MESSAGE_ACTIONS_PREFERENCE' | 'REACTIONS_PREFERENCE' | 'GROUP_ACTIONS_PREFERENCE' | 'DND_PREFERENCE' | 'MUTE_PREFERENCE' | 'SCHEDULE_PREFERENCE' | 'CALL_PREFERENCE' | 'QUOTA_PREFERENCE' | 'MISSING_EMAIL' | 'MISSING_PHNO' | 'INVALID_PUSH_PROVIDER_ID' | 'TIMED_OUT' | 'NOT_FOUND' | 'TWILIO_CREATE_ERROR' | (string & {});
            receiver?: string;
            receiverType?: 'user' | 'group' | (string & {});
            sender?: string;
            tokenType?: string;
            totalProcessingTimeInMS?: number;
            trigger?: 'after_message' | 'message_deleted' | 'message_edited' | 'message_reaction_added' | 'initiated' | 'rejected' | 'cancelled' | 'unanswered' | 'after_group_joined' | 'after_group_left' | 'after_group_members_added' | 'after_group_members_kicked' | 'after_group_members_banned' | 'after_group_members_unbanned' | 'after_scope_changed' | (string & {});
        };
        NotificationLogAlert: {
            body?: string;
            title?: string;
        };
        NotificationLogCursor: {
            affix?: components["schemas"]["Affix"];
            messageId?: number;
        };
        NotificationLogData: {
            body?: string;
            callAction?: string | null;
            callType?: string | null;
            conversationId?: string;
            receiver?: string;
            receiverName?: string;
            receiverType?: 'user' | 'group' | (string & {});
            sender?: string;
            senderName?: string;
            sentAt?: string | null;
            sessionId?: string | null;
            tag?: string;
            title?: string;
            type?: string;
        };
        NotificationLogMeta: {
            current?: components["schemas"]["CursorPosition"];
            next?: components["schemas"]["NotificationLogCursor"];
            previous?: components["schemas"]["NotificationLogCursor"];
        };
        NotificationLogPayload: {
            alert?: components["schemas"]["NotificationLogAlert"];
            collapseId?: string;
            contentAvailable?: number;
            expiry?: components["schemas"]["UnixSeconds"];
            mutableContent?: number;
            payload?: components["schemas"]["NotificationLogData"];
            priority?: number;
            pushType?: string;
            sound?: string;
            topic?: string;
            type?: string;
        };
        NotificationMediaTemplate: {
            body_audio?: string;
            body_file?: string;
            body_image?: string;
            body_video?: string;
            titleGroup?: string;
            titleOneOnOne?: string;
        };
        NotificationMessageSetting: 1 | 2 | 3;
        NotificationOverride: boolean;
        NotificationPreferences: {
            groupPreferences?: components["schemas"]["GroupNotificationPreferences"];
            mutePreferences?: components["schemas"]["MuteNotificationPreferences"];
            oneOnOnePreferences?: components["schemas"]["OneOnOneNotificationPreferences"];
            usePrivacyTemplate?: boolean;
        };
        NotificationPrivacySetting: 1 | 2 | 3;
        NotificationReactionSetting: 1 | 2 | 3;
        NotificationSchedule: {
            friday?: components["schemas"]["NotificationScheduleDay"];
            monday?: components["schemas"]["NotificationScheduleDay"];
            saturday?: components["schemas"]["NotificationScheduleDay"];
            sunday?: components["schemas"]["NotificationScheduleDay"];
            thursday?: components["schemas"]["NotificationScheduleDay"];
            tuesday?: components["schemas"]["NotificationScheduleDay"];
            wednesday?: components["schemas"]["NotificationScheduleDay"];
        };
        NotificationScheduleDay: {
            dnd?: boolean;
            from?: number;
            to?: number;
        };
        NotificationSettings: {
            preferences: components["schemas"]["AppNotificationPreferences"];
            sound: components["schemas"]["NotificationSound"];
            templates: components["schemas"]["NotificationTemplates"];
        };
        NotificationSmsTemplate: {
            bodyGroup?: string;
            bodyOneOnOne?: string;
        };
        NotificationSound: {
            call?: string;
            chat?: string;
        };
        NotificationSuccess: {
            success: boolean;
        };
        NotificationTemplate: {
            body?: string;
            titleGroup?: string;
            titleOneOnOne?: string;
        };
        NotificationTemplates: {
            customMessageTemplateDefault?: components["schemas"]["NotificationFallbackTemplate"];
            customMessageTemplatePrivacy?: components["schemas"]["NotificationFallbackTemplate"];
            emailSubjectTemplateDefault?: components["schemas"]["NotificationEmailTemplate"];
            emailSubjectTemplatePrivacy?: components["schemas"]["NotificationEmailTemplate"];
            groupMentionTemplateDefault?: components["schemas"]["NotificationGroupMentionTemplate"];
            groupMentionTemplatePrivacy?: components["schemas"]["NotificationGroupMentionTemplate"];
            mediaMessageTemplateDefault?: components["schemas"]["NotificationMediaTemplate"];
            mediaMessageTemplatePrivacy?: components["schemas"]["NotificationMediaTemplate"];
            pollMessageTemplateDefault?: components["schemas"]["NotificationFallbackTemplate"];
            pollMessageTemplatePrivacy?: components["schemas"]["NotificationFallbackTemplate"];
            reminderMessageTemplateDefault?: components["schemas"]["NotificationFallbackTemplate"];
            reminderMessageTemplatePrivacy?: components["schemas"]["NotificationFallbackTemplate"];
            smsContentTemplateDefault?: components["schemas"]["NotificationSmsTemplate"];
            smsContentTemplatePrivacy?: components["schemas"]["NotificationSmsTemplate"];
            textMessageTemplateDefault?: components["schemas"]["NotificationTemplate"];
            textMessageTemplatePrivacy?: components["schemas"]["NotificationTemplate"];
            usePrivacyTemplate?: components["schemas"]["NotificationPrivacySetting"];
            userMentionTemplateDefault?: components["schemas"]["NotificationUserMentionTemplate"];
            userMentionTemplatePrivacy?: components["schemas"]["NotificationUserMentionTemplate"];
        };
        NotificationTimezone: {
            timezone?: string;
        };
        NotificationUserMentionTemplate: {
            body_fallback?: string;
            bodyGroup?: string;
            bodyOneOnOne?: string;
            titleGroup?: string;
            titleOneOnOne?: string;
        };
        NullableUnixSeconds: number | null;
        OneConversation: components["schemas"]["Conversation"] | components["schemas"]["Conversation"][];
        OneOnOneNotificationPreferences: {
            oneOnOneMessages?: components["schemas"]["NotificationMessageSetting"];
            oneOnOneQuotedReplies?: components["schemas"]["NotificationMessageSetting"];
            oneOnOneReactions?: components["schemas"]["NotificationReactionSetting"];
            oneOnOneReplies?: components["schemas"]["NotificationMessageSetting"];
        };
        OneOnOneNotificationSettings: {
            messageDeletedSetting?: components["schemas"]["NotificationEventSetting"];
            messageEditedSetting?: components["schemas"]["NotificationEventSetting"];
            messagesOverride?: components["schemas"]["NotificationOverride"];
            messagesSetting?: components["schemas"]["NotificationMessageSetting"];
            quotedRepliesOverride?: components["schemas"]["NotificationOverride"];
            quotedRepliesSetting?: components["schemas"]["NotificationMessageSetting"];
            reactionsOverride?: components["schemas"]["NotificationOverride"];
            reactionsSetting?: components["schemas"]["NotificationReactionSetting"];
            repliesOverride?: components["schemas"]["NotificationOverride"];
            repliesSetting?: components["schemas"]["NotificationMessageSetting"];
        };
        PageMeta: {
            cursor?: components["schemas"]["Cursor"];
            pagination: components["schemas"]["Pagination"];
        };
        Pagination: {
            count: number;
            current_page: number;
            per_page?: number;
            total?: number;
            total_pages: number;
        };
        PatternListRequest: {
            category: "pattern";
            description?: string;
            file?: Blob;
            id?: components["schemas"]["ModerationId"];
            name?: string;
            searchTerms: string;
        };
        PermissionDefinition: {
            availableValues?: string[];
            createdAt?: components["schemas"]["UnixSeconds"];
            dataType: 'string' | 'stringArray' | 'rolesStringArray' | 'customStringArray' | (string & {});
            defaultValue?: components["schemas"]["PermissionValue"];
            description?: string;
            id: string;
            title?: string;
            type: 'role' | 'scope' | (string & {});
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        PermissionEffect: 'allow' | 'deny' | (string & {});
        PermissionList: string[] | null;
        PermissionListOrItem: string[] | string | null;
        PermissionMode: 'all' | 'friends' | (string & {});
        PermissionValue: string | string[] | null;
        PrivateUserMetadata: {
            contactNumber?: string;
            email?: string;
        } & {
            [key: string]: unknown;
        };
        ProcessDiscoveredUrlsRequest: {
            exclude: string[];
        };
        PushNotificationEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["CampaignPush"];
        };
        PushPayloadSettings: {
            customJson?: {
                [key: string]: unknown;
            };
            includeMessageMetadataSetting?: boolean;
            includeMessageObjectSetting?: boolean;
            includeReceiverMetadataSetting?: boolean;
            includeSenderMetadataSetting?: boolean;
            trimTextFieldSetting?: boolean;
        };
        PushPlatform: 'fcm_android' | 'fcm_ios' | 'fcm_web' | 'fcm_flutter_android' | 'fcm_flutter_ios' | 'fcm_react_native_android' | 'fcm_react_native_ios' | 'fcm_ionic_cordova_android' | 'fcm_ionic_cordova_ios' | 'apns_ios_device' | 'apns_flutter_device' | 'apns_react_native_device' | 'apns_ionic_cordova_device' | 'apns_ios_voip' | 'apns_flutter_voip' | 'apns_react_native_voip' | 'apns_ionic_cordova_voip' | (string & {});
        PushToken: {
            authToken?: string;
            createdAt?: string;
            platform?: components["schemas"]["PushPlatform"];
            providerId?: string;
            pushToken?: string;
            pushTokenType?: 'chat' | (string & {});
            uid?: string;
            updatedAt?: string;
        };
        PushTokenList: {
            pushTokens: components["schemas"]["PushToken"][];
        };
        Reaction: {
            id: string;
            messageId: string;
            reactedAt: components["schemas"]["UnixSeconds"];
            reactedBy: components["schemas"]["User"];
            reaction: string;
            uid: string;
        };
        ReactionCount: {
            count: number;
            reactedByMe?: boolean;
            reaction: string;
        };
        ReactionEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                reaction: components["schemas"]["Reaction"];
            };
        };
        ReactivatedUsers: {
            nonDeactivatedUids?: string[];
        };
        ReactivateUsersRequest: {
            uidsToActivate?: components["schemas"]["Uid"][];
        };
        Receipt: {
            body: components["schemas"]["ReceiptBody"];
            messageSender: string;
            receiver: string;
            receiverType: components["schemas"]["ReceiverType"];
            sender: string;
            type: 'receipts' | (string & {});
        };
        ReceiptBody: {
            action: 'delivered' | 'read' | (string & {});
            messageId: string;
            timestamp: components["schemas"]["UnixSeconds"];
            user: components["schemas"]["User"];
        };
        ReceiptEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["Receipt"];
        };
        ReceiverEntity: components["schemas"]["UserEntity"] | components["schemas"]["GroupEntity"];
        ReceiverId: string;
        ReceiverType: 'user' | 'group' | (string & {});
        ReceiverTypeRequest: "user" | "group";
        RecordingEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["SessionRecording"];
        };
        RegisterApnsTokenRequest: {
            authToken: string;
            deviceToken: string;
            platform: "apns_ios_device" | "apns_flutter_device" | "apns_react_native_device" | "apns_ionic_cordova_device";
            providerId?: string;
            timezone?: string;
        };
        RegisterFcmTokenRequest: {
            authToken: string;
            fcmToken: string;
            platform: "fcm_android" | "fcm_ios" | "fcm_web" | "fcm_flutter_android" | "fcm_flutter_ios" | "fcm_react_native_android" | "fcm_react_native_ios" | "fcm_ionic_cordova_android" | "fcm_ionic_cordova_ios";
            providerId?: string;
            timezone?: string;
        };
        RegisterPushTokenRequest: components["schemas"]["RegisterFcmTokenRequest"] | components["schemas"]["RegisterApnsTokenRequest"] | components["schemas"]["RegisterVoipTokenRequest"];
        RegisterVoipTokenRequest: {
            authToken: string;
            platform: "apns_ios_voip" | "apns_flutter_voip" | "apns_react_native_voip" | "apns_ionic_cordova_voip";
            providerId?: string;
            timezone?: string;
            voipToken: string;
        };
        RemoveFriendsRequest: {
            friends?: components["schemas"]["Uid"][];
        };
        ReplaceGlobalPinnedConversationsRequest: {
            pinnedConversations: components["schemas"]["ConversationPeer"][];
        };
        ResetUserConversationRequest: {
            conversationWith?: components["schemas"]["Uid"];
            deleteMessagesPermanently?: boolean;
        };
        RestrictedFeature: {
            createdAt?: components["schemas"]["UnixSeconds"];
            description?: string;
            key: string;
            path?: string;
            title?: string;
        };
        RestrictFeaturesRequest: {
            featuresToRestrict: components["schemas"]["FeatureKey"][];
        };
        ReviewBlockedMessageRequest: {
            reviewed?: boolean;
            status: "approved" | "rejected";
        };
        ReviewedMessage: components["schemas"]["RuleMatch"] & {
            appId?: string;
            blockedAt?: string;
        };
        ReviewFlaggedMessageRequest: {
            status: components["schemas"]["ReviewVerdict"];
        };
        ReviewVerdict: "approved" | "disapproved";
        RingingCall: {
            conversationId?: string;
            data?: components["schemas"]["RingingCallData"];
            initiatedAt?: components["schemas"]["UnixSeconds"];
            joinedAt?: components["schemas"]["UnixSeconds"];
            receiver?: string;
            receiverType?: components["schemas"]["ReceiverType"];
            sender?: string;
            sessionid: string;
            startedAt?: components["schemas"]["UnixSeconds"];
            status: components["schemas"]["CallAction"];
            type: 'audio' | 'video' | (string & {});
            wsChannel?: components["schemas"]["CallChannel"];
        };
        RingingCallData: {
            entities?: components["schemas"]["MessageEntities"];
            metadata?: components["schemas"]["MessageMetadata"];
        };
        RingingCallEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                call: components["schemas"]["CallMessage"];
            };
        };
        Role: {
            createdAt?: components["schemas"]["UnixSeconds"];
            description?: string;
            metadata?: components["schemas"]["RoleMetadata"];
            name: string;
            role: string;
            settings?: components["schemas"]["RoleSettings"];
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        RoleId: string;
        RoleMetadata: {
            email?: string;
        } & {
            [key: string]: unknown;
        };
        RolePermissionKey: 'listUsers' | 'listUsers.mode' | 'listUsers.allowedRoles' | 'getUserDetails.mode' | 'getUserDetails.allowedRoles' | 'sendMessage' | 'sendMessage.mode' | 'sendMessage.allowedReceiverTypes' | 'sendMessage.allowedReceiverRoles' | 'sendMessage.allowedMessageTypes' | 'sendMessage.allowedMessageCategories' | 'sendMessage.allowedCustomTypes' | 'sendMessage.allowedMimeTypes' | 'editMessage' | 'editMessage.denyForScopes' | 'deleteMessage' | 'deleteMessage.denyForScopes' | 'initiateCall' | 'initiateCall.mode' | 'initiateCall.allowedReceiverRoles' | 'createGroup' | 'createGroup.allowedGroupTypes' | 'listGroups' | 'listGroups.allowedGroupTypes' | 'joinGroup' | 'joinGroup.allowedGroupTypes' | 'listMessages.allowedMessageCategories' | 'listMessages.allowedMessageTypes' | (string & {});
        RolePermissions: {
            createGroup?: components["schemas"]["PermissionEffect"];
            "createGroup.allowedGroupTypes"?: components["schemas"]["PermissionList"];
            deleteMessage?: components["schemas"]["PermissionEffect"];
            "deleteMessage.denyForScopes"?: components["schemas"]["PermissionList"];
            editMessage?: components["schemas"]["PermissionEffect"];
            "editMessage.denyForScopes"?: components["schemas"]["PermissionList"];
            "getUserDetails.allowedRoles"?: components["schemas"]["PermissionList"];
            "getUserDetails.mode"?: components["schemas"]["PermissionMode"];
            initiateCall?: components["schemas"]["PermissionEffect"];
            "initiateCall.allowedReceiverRoles"?: components["schemas"]["PermissionList"];
            "initiateCall.mode"?: components["schemas"]["PermissionMode"];
            joinGroup?: components["schemas"]["PermissionEffect"];
            "joinGroup.allowedGroupTypes"?: components["schemas"]["PermissionList"];
            listGroups?: components["schemas"]["PermissionEffect"];
            "listGroups.allowedGroupTypes"?: components["schemas"]["PermissionList"];
            "listMessages.allowedMessageCategories"?: components["schemas"]["PermissionList"];
            "listMessages.allowedMessageTypes"?: components["schemas"]["PermissionList"];
            listUsers?: components["schemas"]["PermissionEffect"];
            "listUsers.allowedRoles"?: components["schemas"]["PermissionList"];
            "listUsers.mode"?: components["schemas"]["PermissionMode"];
            sendMessage?: components["schemas"]["PermissionEffect"];
            "sendMessage.allowedCustomTypes"?: components["schemas"]["PermissionList"];
            "sendMessage.allowedMessageCategories"?: components["schemas"]["PermissionList"];
            "sendMessage.allowedMessageTypes"?: components["schemas"]["PermissionList"];
            "sendMessage.allowedMimeTypes"?: components["schemas"]["PermissionList"];
            "sendMessage.allowedReceiverRoles"?: components["schemas"]["PermissionList"];
            "sendMessage.allowedReceiverTypes"?: components["schemas"]["PermissionList"];
            "sendMessage.mode"?: components["schemas"]["PermissionMode"];
        } & {
            [key: string]: components["schemas"]["PermissionValue"];
        };
        RoleSettings: {
            listUsers?: 'all' | 'friendsOnly' | (string & {});
            sendMessagesTo?: 'all' | 'friendsOnly' | (string & {});
        };
        RoleSettingsRequest: {
            listUsers?: "all" | "friendsOnly";
            sendMessagesTo?: "all" | "friendsOnly";
        };
        RuleAction: 'blockMessage' | 'dropMessage' | (string & {});
        RuleCondition: {
            _id?: string;
            basicAuthEnabled?: boolean;
            category: 'word' | 'pattern' | 'sentence-similarity' | 'toxicity' | 'custom-api' | (string & {});
            disallowedSentences?: string[];
            entity: 'message' | (string & {});
            id?: number;
            isKeywordsReferencePresent?: boolean;
            isListReferencePresent?: boolean;
            isMediaPresent?: boolean;
            message?: string[] | string;
            operand: 'text' | 'image' | 'video' | 'custom' | (string & {});
            operator: 'contains' | 'equals' | (string & {});
            prompts?: unknown[];
            similarityValue?: number;
            value?: string[];
            weight?: number;
        };
        RuleConditionRequest: {
            category?: components["schemas"]["KeywordCategory"];
            entity?: 'message' | (string & {});
            id?: number;
            isKeywordReferencePresent?: boolean;
            isMediaPresent?: boolean;
            operand?: "text" | "image" | "video" | "custom";
            operator?: "contains" | "equals";
            value?: string;
        };
        RuleFilterRequest: components["schemas"]["UserFilterRequest"] | components["schemas"]["GroupFilterRequest"];
        RuleMatch: {
            action?: components["schemas"]["RuleAction"][];
            condition?: components["schemas"]["RuleCondition"];
            createdAt?: components["schemas"]["UnixSeconds"];
            message?: components["schemas"]["Message"];
            revisionId?: string;
            ruleId?: string;
            ruleName?: string;
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        RuleRequest: {
            action?: components["schemas"]["RuleAction"][];
            conditions?: components["schemas"]["RuleConditionRequest"][];
            description?: string;
            enabled?: boolean;
            filters?: components["schemas"]["RuleFilterRequest"][];
            id?: components["schemas"]["ModerationId"];
            name?: string;
        };
        SaveCustomEmailProviderRequest: {
            basicAuthPassword: string;
            basicAuthUsername: string;
            isEnabled: boolean;
            useBasicAuth: boolean;
            useStoredEmailID: boolean;
            webhookURL: string;
        };
        SaveCustomPushProviderRequest: {
            basicAuthPassword: string;
            basicAuthUsername: string;
            isEnabled: boolean;
            useBasicAuth: boolean;
            webhookURL: string;
        };
        SaveCustomSmsProviderRequest: {
            basicAuthPassword: string;
            basicAuthUsername: string;
            isEnabled: boolean;
            useBasicAuth: boolean;
            useStoredPhNo: boolean;
            webhookURL: string;
        };
        SaveSendGridDetailsRequest: {
            allowEmailReplies: boolean;
            isEnabled?: boolean;
            senderEmail: string;
            senderEmailForReplies?: string | null;
            senderName: string;
            sendGridApiKey: string;
            sendGridTemplateID: string;
            sendGridUnsubscribeGroupID: string;
        };
        SaveTwilioDetailsRequest: {
            isEnabled?: boolean;
            twilioAccountSID: string;
            twilioAuthToken: string;
            twilioSenderPhoneNumber: string;
        };
        ScopePermissionKey: 'sendMessage' | 'sendThreadedMessage' | 'editMessage' | 'addReaction' | 'listReactions' | 'listReactions.allowedScopes' | 'listMembers' | 'listMembers.allowedScopes' | 'initiateCall' | 'initiateCall.allowedScopes' | 'initiateCall.allowedType' | (string & {});
        ScopePermissions: {
            addReaction?: components["schemas"]["PermissionEffect"];
            editMessage?: components["schemas"]["PermissionEffect"];
            initiateCall?: components["schemas"]["PermissionEffect"];
            "initiateCall.allowedScopes"?: components["schemas"]["PermissionListOrItem"];
            "initiateCall.allowedType"?: components["schemas"]["PermissionListOrItem"];
            listMembers?: components["schemas"]["PermissionEffect"];
            "listMembers.allowedScopes"?: components["schemas"]["PermissionListOrItem"];
            listReactions?: components["schemas"]["PermissionEffect"];
            "listReactions.allowedScopes"?: components["schemas"]["PermissionListOrItem"];
            sendMessage?: components["schemas"]["PermissionEffect"];
            sendThreadedMessage?: components["schemas"]["PermissionEffect"];
        } & {
            [key: string]: components["schemas"]["PermissionValue"];
        };
        ScrapedWebPage: {
            content: string;
            contentLength?: number;
            crawlDuration?: number;
            description?: string;
            metadata?: components["schemas"]["ScrapedWebPageMetadata"];
            scraper?: string;
            timestamp?: string;
            title?: string;
            url: string;
        };
        ScrapedWebPageMetadata: {
            canonical?: string;
            language?: string;
            og?: {
                [key: string]: unknown;
            };
            twitter?: {
                [key: string]: unknown;
            };
        };
        ScrapeWebPageRequest: {
            format?: "markdown" | "html" | "text";
            timeout?: number;
            url: string;
        };
        SendCustomMessageRequest: {
            category: "custom";
            data: components["schemas"]["CustomMessageDataRequest"];
            muid?: components["schemas"]["Muid"];
            multipleReceivers?: components["schemas"]["MultipleReceivers"];
            receiver?: components["schemas"]["ReceiverId"];
            receiverType?: components["schemas"]["ReceiverTypeRequest"];
            tags?: components["schemas"]["Tags"];
            type: string;
        } & (components["schemas"]["ToOneReceiver"] | components["schemas"]["ToSeveralReceivers"]);
        SendGridDetails: {
            allowEmailReplies?: boolean;
            isEnabled?: boolean;
            repliesWebhook?: string;
            senderEmail: string;
            senderEmailForReplies?: string | null;
            senderName: string;
            sendGridApiKey: string;
            sendGridTemplateID: string;
            sendGridUnsubscribeGroupID: string;
        };
        SendMediaMessageRequest: {
            category?: "message";
            data: components["schemas"]["MediaMessageDataRequest"];
            muid?: components["schemas"]["Muid"];
            multipleReceivers?: components["schemas"]["MultipleReceivers"];
            receiver?: components["schemas"]["ReceiverId"];
            receiverType?: components["schemas"]["ReceiverTypeRequest"];
            tags?: components["schemas"]["Tags"];
            type: "image" | "video" | "audio" | "file";
        } & (components["schemas"]["ToOneReceiver"] | components["schemas"]["ToSeveralReceivers"]);
        SendMessageRequest: components["schemas"]["SendTextMessageRequest"] | components["schemas"]["SendMediaMessageRequest"] | components["schemas"]["SendCustomMessageRequest"];
        SendTextMessageRequest: {
            category?: "message";
            data: components["schemas"]["TextMessageDataRequest"];
            muid?: components["schemas"]["Muid"];
            multipleReceivers?: components["schemas"]["MultipleReceivers"];
            receiver?: components["schemas"]["ReceiverId"];
            receiverType?: components["schemas"]["ReceiverTypeRequest"];
            tags?: components["schemas"]["Tags"];
            type: "text";
        } & (components["schemas"]["ToOneReceiver"] | components["schemas"]["ToSeveralReceivers"]);
        SentenceListRequest: {
            category: "sentence-similarity";
            description?: string;
            disallowedSentences: string[];
            file?: Blob;
            id?: components["schemas"]["ModerationId"];
            name?: string;
        };
        SessionConfiguration: {
            call_version?: string;
            is_audio_muted?: components["schemas"]["BooleanString"];
            is_audio_only?: components["schemas"]["BooleanString"];
            is_video_muted?: components["schemas"]["BooleanString"];
            mode?: string;
            platform?: string;
            sdk?: string;
            start_recording_on_call_start?: components["schemas"]["BooleanString"];
        };
        SessionEndedEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                all_occupants: components["schemas"]["SessionOccupant"][];
                created_at: components["schemas"]["UnixSeconds"];
                destroyed_at: components["schemas"]["UnixSeconds"];
                sessionId: string;
            };
            type: components["schemas"]["SessionType"];
        };
        SessionOccupant: {
            audio_call?: components["schemas"]["BooleanString"];
            joined_at: components["schemas"]["UnixSeconds"];
            left_at?: components["schemas"]["UnixSeconds"];
            name: string;
        };
        SessionParticipantEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                initial_config?: components["schemas"]["SessionConfiguration"];
                occupant: components["schemas"]["SessionOccupant"];
                sessionId: string;
            };
            type: components["schemas"]["SessionType"];
        };
        SessionRecording: {
            duration?: string;
            recording_url: string;
            recordingDate?: string;
            sessionId: string;
            startTime?: string;
        };
        SessionStartedEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                created_at: components["schemas"]["UnixSeconds"];
                sessionId: string;
            };
            type: components["schemas"]["SessionType"];
        };
        SessionTranscript: {
            endTime?: components["schemas"]["UnixSeconds"];
            sessionId: string;
            startTime?: components["schemas"]["UnixSeconds"];
            tid: string;
            transcript_url: string;
            transcriptDate?: string;
        };
        SessionType: 'call' | 'meet' | (string & {});
        SetRolePermissionsRequest: {
            permissions: components["schemas"]["RolePermissions"];
        };
        SetRolePermissionsResult: {
            permissions: components["schemas"]["RolePermissions"];
        } & {
            [key: string]: components["schemas"]["Acknowledgement"];
        };
        SetScopePermissionsRequest: {
            permissions: components["schemas"]["ScopePermissions"];
        };
        SetScopePermissionsResult: {
            permissions: components["schemas"]["ScopePermissions"];
        } & {
            [key: string]: components["schemas"]["Acknowledgement"];
        };
        SubmitMessageRequest: {
            category?: "message" | "custom";
            data?: components["schemas"]["SubmittedMessageData"];
            muid?: components["schemas"]["Muid"];
            receiver: components["schemas"]["ReceiverId"];
            receiverGroupDetails?: components["schemas"]["NewGroupDetails"];
            receiverType: components["schemas"]["ReceiverTypeRequest"];
            receiverUserDetails?: components["schemas"]["NewUserDetails"];
            sender: components["schemas"]["Uid"];
            senderUserDetails?: components["schemas"]["NewUserDetails"];
            sentAt?: components["schemas"]["UnixSeconds"];
            tags?: components["schemas"]["Tags"];
            type?: 'text' | 'image' | 'file' | 'audio' | 'video' | (string & {});
        };
        SubmittedMessageData: {
            attachments?: components["schemas"]["MessageAttachmentRequest"][];
            customData?: {
                [key: string]: unknown;
            };
            metadata?: {
                [key: string]: unknown;
            };
            text?: string;
        } & {
            [key: string]: unknown;
        };
        SyncDiscoveredUrlsRequest: {
            uniqueIds: string[];
        };
        Tags: string[];
        TextMessageDataRequest: {
            metadata?: {
                [key: string]: unknown;
            };
            text: string;
        } & {
            [key: string]: unknown;
        };
        ThemedColor: {
            dark?: string;
            light?: string;
        };
        ToOneReceiver: {
            receiver: components["schemas"]["ReceiverId"];
            receiverType: components["schemas"]["ReceiverTypeRequest"];
        };
        ToSeveralReceivers: {
            multipleReceivers: components["schemas"]["MultipleReceivers"];
        };
        TranscriptionEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["SessionTranscript"];
        };
        TriggerId: 'message_sent' | 'message_edited' | 'message_deleted' | 'message_delivery_receipt' | 'message_read_receipt' | 'message_reaction_added' | 'message_reaction_removed' | 'user_mentioned' | 'user_blocked' | 'user_unblocked' | 'user_connection_status_changed' | 'group_created' | 'group_updated' | 'group_deleted' | 'group_member_added' | 'group_member_removed' | 'group_member_banned' | 'group_member_unbanned' | 'group_member_joined' | 'group_member_left' | 'group_member_kicked' | 'group_member_scope_changed' | 'group_owner_transferred' | 'call_initiated' | 'call_started' | 'call_participant_joined' | 'call_participant_left' | 'call_ended' | 'call_busy' | 'call_cancelled' | 'call_rejected' | 'call_unanswered' | 'meeting_started' | 'meeting_participant_joined' | 'meeting_participant_left' | 'meeting_ended' | 'recording_generated' | 'transcription_generated' | 'moderation_engine_approved' | 'moderation_engine_blocked' | 'moderation_manual_approved' | 'moderation_engine_failed' | 'after_campaign_completed' | 'after_campaign_failed' | 'after_notification_created' | 'after_feed_item_sent' | 'after_feed_item_delivered' | 'after_feed_item_read' | 'after_feed_item_interacted' | 'after_push_notification_sent' | 'after_push_notification_delivered' | 'after_push_notification_clicked' | (string & {});
        TwilioDetails: {
            isEnabled?: boolean;
            twilioAccountSID: string;
            twilioAuthToken: string;
            twilioSenderPhoneNumber: string;
        };
        Uid: string;
        UnixMilliseconds: number;
        UnixSeconds: number;
        UnmuteConversationsRequest: {
            conversations: components["schemas"]["ConversationToUnmute"][];
        };
        UnregisterPushTokenRequest: {
            authToken: string;
        };
        UnsetRolePermissionResult: {
            permissions: components["schemas"]["RolePermissions"];
        };
        UnsetScopePermissionResult: {
            permissions: components["schemas"]["ScopePermissions"];
        };
        UpdateAgentBuilderAgentRequest: {
            apiTools?: string[];
            description?: string;
            icon?: string;
            instruction?: string;
            isActive?: boolean;
            mcpServers?: string[];
            metaData?: {
                [key: string]: unknown;
            };
            model?: string;
            modelMetaData?: components["schemas"]["AgentModelSettings"];
            name?: string;
            tools?: string[];
        };
        UpdateAgentVariableRequest: {
            constantValue?: string;
            defaultValue?: string;
            description?: string;
            sourcePath?: string;
            sourceType?: "message_metadata" | "user_metadata" | "constant";
        };
        UpdateApiKeyRequest: {
            name?: string;
            scope?: components["schemas"]["ApiKeyScope"];
        };
        UpdateApiToolRequest: {
            allowAdditionalProperties?: boolean;
            basicAuthPassword?: string;
            basicAuthUsername?: string;
            bodyTemplate?: string;
            description?: string;
            enableBasicAuth?: boolean;
            endpoint?: string;
            headers?: string;
            icon?: string;
            method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            parameters?: components["schemas"]["AgentToolParameterRequest"][];
            slug?: string;
        };
        UpdateApnsProviderRequest: {
            bundleId?: string;
            includeContentAvailable?: boolean;
            includeMutableContent?: boolean;
            keyId?: string;
            p8Key?: string;
            p8KeyFilename?: string;
            productionMode?: boolean;
            providerId: string;
            teamId?: string;
        };
        UpdateAuthTokenRequest: {
            appInfo?: {
                [key: string]: unknown;
            };
            platform?: string;
            userAgent?: string;
        };
        UpdateByoAgentRequest: {
            actions?: components["schemas"]["ByoToolNames"];
            icon?: components["schemas"]["ByoAgentIcon"];
            integrateWith?: "mastra" | "mastra-legacy" | "langgraph" | "crewai" | "vercelV5" | "ag2" | "rasa" | "agno" | "ag-ui";
            integrationMeta?: {
                agentId?: string;
                baseUrl?: components["schemas"]["ByoAgentUrl"];
                defaultUserId?: string;
                headers?: components["schemas"]["ByoHeaders"] | components["schemas"]["ByoHeaderLines"];
            };
            integrationType?: components["schemas"]["ByoIntegrationType"];
            isActive?: boolean;
            metaData?: components["schemas"]["ByoAgentGreeting"];
            name?: components["schemas"]["ByoAgentName"];
            tools?: components["schemas"]["ByoToolNames"];
        };
        UpdateContactDetailsRequest: {
            email?: string;
            phno?: string;
        };
        UpdateConversationRequest: {
            tags?: components["schemas"]["Tags"];
        };
        UpdateCustomEmailProviderRequest: {
            basicAuthPassword?: string;
            basicAuthUsername?: string;
            isEnabled?: boolean;
            useBasicAuth?: boolean;
            useStoredEmailID?: boolean;
            webhookURL?: string;
        };
        UpdateCustomPushProviderRequest: {
            basicAuthPassword?: string;
            basicAuthUsername?: string;
            isEnabled?: boolean;
            useBasicAuth?: boolean;
            webhookURL?: string;
        };
        UpdateCustomSmsProviderRequest: {
            basicAuthPassword?: string;
            basicAuthUsername?: string;
            isEnabled?: boolean;
            useBasicAuth?: boolean;
            useStoredPhNo?: boolean;
            webhookURL?: string;
        };
        UpdateFcmProviderRequest: {
            notificationInPayload?: components["schemas"]["FcmNotificationInPayload"];
            providerId: string;
            serviceAccountCreds?: components["schemas"]["FcmServiceAccount"];
            serviceAccountFilename?: string;
        };
        UpdateFrontendActionRequest: {
            description?: string;
            icon?: string;
            name?: string;
            parameters?: components["schemas"]["AgentToolParameterRequest"][];
        };
        UpdateGroupRequest: {
            description?: string;
            icon?: string;
            metadata?: components["schemas"]["Metadata"];
            name?: string;
            owner?: components["schemas"]["Uid"];
            password?: string;
            tags?: components["schemas"]["Tags"];
            type?: components["schemas"]["GroupType"];
            unset?: ("icon" | "description" | "metadata")[];
        };
        UpdateKnowledgeBaseTextRequest: {
            text?: components["schemas"]["KnowledgeBaseTextContent"];
            title?: components["schemas"]["KnowledgeBaseTextTitle"];
        };
        UpdateMcpServerRequest: {
            description?: string;
            icon?: string;
            name?: string;
            url?: string;
        };
        UpdateMessageDataRequest: {
            metadata?: {
                [key: string]: unknown;
            };
            text?: string;
        } & {
            [key: string]: unknown;
        };
        UpdateMessageRequest: {
            data?: components["schemas"]["UpdateMessageDataRequest"];
            tags?: components["schemas"]["Tags"];
        };
        UpdateNotificationPreferencesRequest: {
            groupPreferences?: components["schemas"]["GroupNotificationPreferences"];
            mutePreferences?: components["schemas"]["MuteNotificationPreferences"];
            oneOnOnePreferences?: components["schemas"]["OneOnOneNotificationPreferences"];
            usePrivacyTemplate?: boolean;
        };
        UpdateNotificationSettingsRequest: {
            preferences?: components["schemas"]["AppNotificationPreferences"];
            sound?: components["schemas"]["NotificationSound"];
            templates?: components["schemas"]["NotificationTemplates"];
        };
        UpdateNotificationTimezoneRequest: {
            timezone: string;
        };
        UpdateReasonRequest: {
            name: string;
        };
        UpdateRoleRequest: {
            description?: string;
            metadata?: components["schemas"]["RoleMetadata"];
            name?: string;
            settings?: components["schemas"]["RoleSettingsRequest"];
            unset?: ("settings" | "description" | "metadata")[];
        };
        UpdateSendGridDetailsRequest: {
            allowEmailReplies?: boolean;
            isEnabled?: boolean;
            senderEmail?: string;
            senderEmailForReplies?: string | null;
            senderName?: string;
            sendGridApiKey?: string;
            sendGridTemplateID?: string;
            sendGridUnsubscribeGroupID?: string;
        };
        UpdateSubmittedMessageRequest: {
            data?: components["schemas"]["SubmittedMessageData"];
        };
        UpdateTwilioDetailsRequest: {
            isEnabled?: boolean;
            twilioAccountSID?: string;
            twilioAuthToken?: string;
            twilioSenderPhoneNumber?: string;
        };
        UpdateUserRequest: {
            avatar?: string;
            link?: string;
            metadata?: components["schemas"]["UserMetadata"];
            name?: string;
            role?: components["schemas"]["RoleId"];
            statusMessage?: string;
            tags?: components["schemas"]["Tags"];
            unset?: ("avatar" | "link" | "metadata")[];
        };
        UsageMetrics: {
            active_users?: number;
            audio_minutes?: number;
            concurrent_users?: number;
            recorded_minutes?: number;
            video_minutes?: number;
        };
        UsageReport: {
            metrics: components["schemas"]["UsageMetrics"];
            time_range: components["schemas"]["UsageTimeRange"];
        };
        UsageTimeRange: {
            fromDate?: components["schemas"]["UnixMilliseconds"];
            toDate?: components["schemas"]["UnixMilliseconds"];
        };
        User: {
            avatar?: string;
            blockedAt?: components["schemas"]["UnixSeconds"];
            blockedByMe?: boolean;
            blockedByMeAt?: components["schemas"]["UnixSeconds"];
            conversationId?: string;
            createdAt?: components["schemas"]["UnixSeconds"];
            deactivatedAt?: components["schemas"]["UnixSeconds"];
            hasBlockedMe?: boolean;
            lastActiveAt?: components["schemas"]["UnixSeconds"];
            link?: string;
            metadata?: components["schemas"]["UserMetadata"];
            name: string;
            role?: string;
            status?: 'available' | 'online' | 'offline' | (string & {});
            statusMessage?: string;
            tags?: string[];
            uid: string;
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        UserBlockEvent: components["schemas"]["WebhookEvent"] & {
            data: {
                by: components["schemas"]["User"];
                users: components["schemas"]["UsersByUid"];
            };
        };
        UserConnectionEvent: components["schemas"]["WebhookEvent"] & {
            data: components["schemas"]["ConnectionChange"];
        };
        UserConversation: components["schemas"]["ConversationBase"] & {
            conversationType: "user";
            conversationWith: components["schemas"]["User"];
        } & {
            conversationType: "user";
        };
        UserEntity: {
            entity: components["schemas"]["User"];
            entityType: "user";
        };
        UserFilterRequest: {
            entity: "user";
            operand: "uid" | "name" | "role" | "tags" | "createdAt";
            operator: "equals" | "not equals" | "in" | "not in" | "startsWith";
            type: components["schemas"]["FilterSide"];
            value: string;
        };
        UserImportResult: {
            data: components["schemas"]["User"];
            success: true;
        } | components["schemas"]["ImportFailure"];
        UserMetadata: {
            "@private"?: components["schemas"]["PrivateUserMetadata"];
            contactNumber?: string;
            email?: string;
        } & {
            [key: string]: unknown;
        };
        UserNotificationSettings: {
            preferences: components["schemas"]["EffectiveNotificationPreferences"];
            sound: components["schemas"]["NotificationSound"];
            templates: components["schemas"]["NotificationTemplates"];
        };
        UserResults: {
            [key: string]: components["schemas"]["Acknowledgement"];
        };
        UsersByUid: {
            [key: string]: components["schemas"]["User"];
        };
        WebhookEvent: {
            appId: string;
            region: 'us' | 'eu' | 'in' | (string & {});
            trigger: components["schemas"]["TriggerId"];
            webhook: string;
        };
        WordListRequest: {
            category: "word";
            description?: string;
            file?: Blob;
            id?: components["schemas"]["ModerationId"];
            name?: string;
            searchTerms: string;
        };
    };
    responses: {
        AgentBuilderAgentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        AgentBuilderToolNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        AgentKnowledgeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        AgentToolNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        AgentVariableNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        ApiKeyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        AuthTokenNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        BotNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        ByoAgentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        ByoToolNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        ConversationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        EventReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        GroupNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        GroupOrUserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        KeywordListNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        KnowledgeBaseSourceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        MessageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        PushProviderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        PushTokenNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        ReasonNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        RoleNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        RuleNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
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
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
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
        Affix: "append" | "prepend";
        AgentBuilderCreatedAt: components["schemas"]["UnixMilliseconds"];
        AgentBuilderLimit: number;
        AgentBuilderUid: string;
        AgentKnowledgeSourceType: 'uploads' | 'text' | 'website' | 'knowledge-base' | (string & {});
        AgentToolSlug: string;
        AgentVariableId: string;
        ApiKey: string;
        ApiToolSlug: string;
        ApnsProviderId: string;
        AttachmentTypes: "image" | "video" | "audio" | "file";
        AuthToken: string;
        BotUid: components["schemas"]["Uid"];
        ByoAgentUid: string;
        ByoChatApiVersion: string;
        ByoToolName: string;
        ConversationId: string;
        CursorMessageId: string;
        FcmProviderId: string;
        FromTimestamp: components["schemas"]["UnixSeconds"];
        FrontendActionId: string;
        Guid: components["schemas"]["Guid"];
        HasAttachments: boolean;
        HasLinks: boolean;
        HasMentions: boolean;
        HasReactions: boolean;
        HideMessagesFromBlockedUsers: boolean;
        HideReplies: boolean;
        KeywordId: components["schemas"]["ModerationId"];
        KnowledgeBaseCursorAnchor: string;
        KnowledgeBaseEndTime: number;
        KnowledgeBaseLimit: number;
        KnowledgeBaseSourceId: string;
        KnowledgeBaseSourceType: "uploads" | "text" | "website";
        KnowledgeBaseStartTime: number;
        KnowledgeBaseTextId: string;
        KnowledgeBaseWebsiteId: string;
        McpServerSlug: string;
        MentionedUids: components["schemas"]["Uid"][];
        MentionsWithBlockedInfo: boolean;
        MentionsWithTagInfo: boolean;
        MessageCategories: ("message" | "custom" | "action" | "call" | "interactive")[];
        MessageCategory: "message" | "custom" | "action" | "call" | "interactive";
        MessageCount: boolean;
        MessageId: string;
        MessageLimit: number;
        MessageSearchKey: string;
        MessageSender: components["schemas"]["Uid"];
        MessageTags: string[];
        MessageType: string;
        MessageTypes: string[];
        MyMentionsOnly: boolean;
        OnBehalfOfOptional: components["schemas"]["Uid"];
        OnBehalfOfRequired: components["schemas"]["Uid"];
        Page: number;
        PerPage: number;
        PerPageUpTo1000: number;
        PreferencesUid: components["schemas"]["Uid"];
        Reaction: string;
        ReasonId: string;
        Role: components["schemas"]["RoleId"];
        RolePermission: components["schemas"]["RolePermissionKey"];
        RuleId: components["schemas"]["ModerationId"];
        Scope: "admin" | "moderator" | "participant";
        ScopePermission: components["schemas"]["ScopePermissionKey"];
        ToTimestamp: components["schemas"]["UnixSeconds"];
        Uid: components["schemas"]["Uid"];
        UndeliveredMessages: boolean;
        UnreadMessages: boolean;
        WithMessageTags: boolean;
    };
    requestBodies: never;
    headers: {
        RateLimit: number;
        RateLimitRemaining: number;
        RateLimitReset: number;
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
export type AffectedMessage = components['schemas']['AffectedMessage'];
export type AffectedMessageData = components['schemas']['AffectedMessageData'];
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
export type InteractiveMessage = components['schemas']['InteractiveMessage'];
export type InteractiveMessageData = components['schemas']['InteractiveMessageData'];
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
export type MessageReceipts = components['schemas']['MessageReceipts'];
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
export type TextMessageDataRequest = components['schemas']['TextMessageDataRequest'];
export type ThemedColor = components['schemas']['ThemedColor'];
export type ToOneReceiver = components['schemas']['ToOneReceiver'];
export type ToSeveralReceivers = components['schemas']['ToSeveralReceivers'];
export type TranscriptionEvent = components['schemas']['TranscriptionEvent'];
export type TriggerId = components['schemas']['TriggerId'];
export type TwilioDetails = components['schemas']['TwilioDetails'];
export type Uid = components['schemas']['Uid'];
export type UnixMilliseconds = components['schemas']['UnixMilliseconds'];
export type UnixSeconds = components['schemas']['UnixSeconds'];
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
export type ParameterAffix = components['parameters']['Affix'];
export type ParameterAgentBuilderCreatedAt = components['parameters']['AgentBuilderCreatedAt'];
export type ParameterAgentBuilderLimit = components['parameters']['AgentBuilderLimit'];
export type ParameterAgentBuilderUid = components['parameters']['AgentBuilderUid'];
export type ParameterAgentKnowledgeSourceType = components['parameters']['AgentKnowledgeSourceType'];
export type ParameterAgentToolSlug = components['parameters']['AgentToolSlug'];
export type ParameterAgentVariableId = components['parameters']['AgentVariableId'];
export type ParameterApiKey = components['parameters']['ApiKey'];
export type ParameterApiToolSlug = components['parameters']['ApiToolSlug'];
export type ParameterApnsProviderId = components['parameters']['ApnsProviderId'];
export type ParameterAttachmentTypes = components['parameters']['AttachmentTypes'];
export type ParameterAuthToken = components['parameters']['AuthToken'];
export type ParameterBotUid = components['parameters']['BotUid'];
export type ParameterByoAgentUid = components['parameters']['ByoAgentUid'];
export type ParameterByoChatApiVersion = components['parameters']['ByoChatApiVersion'];
export type ParameterByoToolName = components['parameters']['ByoToolName'];
export type ParameterConversationId = components['parameters']['ConversationId'];
export type ParameterCursorMessageId = components['parameters']['CursorMessageId'];
export type ParameterFcmProviderId = components['parameters']['FcmProviderId'];
export type ParameterFromTimestamp = components['parameters']['FromTimestamp'];
export type ParameterFrontendActionId = components['parameters']['FrontendActionId'];
export type ParameterGuid = components['parameters']['Guid'];
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
export type ParameterReaction = components['parameters']['Reaction'];
export type ParameterReasonId = components['parameters']['ReasonId'];
export type ParameterRole = components['parameters']['Role'];
export type ParameterRolePermission = components['parameters']['RolePermission'];
export type ParameterRuleId = components['parameters']['RuleId'];
export type ParameterScope = components['parameters']['Scope'];
export type ParameterScopePermission = components['parameters']['ScopePermission'];
export type ParameterToTimestamp = components['parameters']['ToTimestamp'];
export type ParameterUid = components['parameters']['Uid'];
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
                affix?: components["parameters"]["Affix"];
                createdAt?: components["parameters"]["AgentBuilderCreatedAt"];
                limit?: components["parameters"]["AgentBuilderLimit"];
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                apiTools?: boolean;
                frontendActions?: boolean;
                key?: string;
                mcpServers?: boolean;
                tools?: boolean;
            };
            header?: never;
            path: {
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                sourceType: components["parameters"]["AgentKnowledgeSourceType"];
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
                sourceType: components["parameters"]["AgentKnowledgeSourceType"];
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
                slug: components["parameters"]["AgentToolSlug"];
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                slug: components["parameters"]["AgentToolSlug"];
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
                slug: components["parameters"]["AgentToolSlug"];
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
                key?: string;
            };
            header?: never;
            path: {
                uid: components["parameters"]["AgentBuilderUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                        results: {
                            [key: string]: unknown;
                        }[];
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
                groupByCategory?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                variableId: components["parameters"]["AgentVariableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                affix?: components["parameters"]["Affix"];
                createdAt?: components["parameters"]["AgentBuilderCreatedAt"];
                limit?: components["parameters"]["AgentBuilderLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                slug: components["parameters"]["ApiToolSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                slug: components["parameters"]["ApiToolSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                affix?: components["parameters"]["Affix"];
                createdAt?: components["parameters"]["AgentBuilderCreatedAt"];
                limit?: components["parameters"]["AgentBuilderLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                id: components["parameters"]["FrontendActionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                id: components["parameters"]["FrontendActionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                affix?: components["parameters"]["Affix"];
                cursor?: components["parameters"]["KnowledgeBaseCursorAnchor"];
                end: number;
                endTime?: components["parameters"]["KnowledgeBaseEndTime"];
                limit?: components["parameters"]["KnowledgeBaseLimit"];
                start: number;
                startTime?: components["parameters"]["KnowledgeBaseStartTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                affix?: components["parameters"]["Affix"];
                limit?: components["parameters"]["KnowledgeBaseLimit"];
                page?: number;
            };
            header?: never;
            path: {
                sourceType: components["parameters"]["KnowledgeBaseSourceType"];
                uniqueId: components["parameters"]["KnowledgeBaseSourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                        data: {
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
                sourceType: components["parameters"]["KnowledgeBaseSourceType"];
                uniqueId: components["parameters"]["KnowledgeBaseSourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                        data: {
                            [key: string]: components["schemas"]["KnowledgeBaseStatus"];
                        };
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
                uniqueId: components["parameters"]["KnowledgeBaseTextId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uniqueId: components["parameters"]["KnowledgeBaseTextId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uniqueId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                affix?: components["parameters"]["Affix"];
                cursor?: components["parameters"]["KnowledgeBaseCursorAnchor"];
                endTime?: components["parameters"]["KnowledgeBaseEndTime"];
                limit?: components["parameters"]["KnowledgeBaseLimit"];
                startTime?: components["parameters"]["KnowledgeBaseStartTime"];
                status?: "discovered" | "processing" | "processed" | "failed" | "skipped";
            };
            header?: never;
            path: {
                parentUniqueId: components["parameters"]["KnowledgeBaseWebsiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                        data: {
                            [key: string]: components["schemas"]["DiscoveredUrlStatus"];
                        };
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
                uniqueId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                        message?: string;
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
                        message?: string;
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
                affix?: components["parameters"]["Affix"];
                createdAt?: components["parameters"]["AgentBuilderCreatedAt"];
                limit?: components["parameters"]["AgentBuilderLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                slug: components["parameters"]["McpServerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                slug: components["parameters"]["McpServerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uid: components["parameters"]["ByoAgentUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                chatApiVersion?: components["parameters"]["ByoChatApiVersion"];
            };
            path: {
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
                type?: "action" | "tool";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                name: components["parameters"]["ByoToolName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                name: components["parameters"]["ByoToolName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                scope?: components["schemas"]["ApiKeyScope"];
                searchKey?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                apiKey: components["parameters"]["ApiKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                apiKey: components["parameters"]["ApiKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApiKeyRequest"];
            };
        };
        responses: {
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
                apiKey: components["parameters"]["ApiKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                conversationType?: "user" | "group";
                groupTags?: string[];
                page?: components["parameters"]["Page"];
                perPage?: components["parameters"]["PerPageUpTo1000"];
                searchKey?: string;
                tags?: string[];
                unread?: boolean;
                userTags?: string[];
                withTags?: boolean;
                withUserAndGroupTags?: boolean;
            };
            header?: {
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                affix?: components["parameters"]["Affix"];
                hasJoined?: boolean;
                page?: components["parameters"]["Page"];
                perPage?: components["parameters"]["PerPageUpTo1000"];
                searchIn?: ("name" | "guid")[];
                searchKey?: string;
                sortBy?: "name" | "guid" | "createdAt";
                sortOrder?: "asc" | "desc";
                tags?: string[];
                type?: components["schemas"]["GroupType"];
                types?: components["schemas"]["GroupType"][];
                updatedAt?: components["schemas"]["UnixSeconds"];
                withTags?: boolean;
            };
            header?: {
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGroupRequest"];
            };
        };
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                page?: components["parameters"]["Page"];
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                guid: components["parameters"]["Guid"];
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                guid: components["parameters"]["Guid"];
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConversationRequest"];
            };
        };
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
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
                page?: components["parameters"]["Page"];
                perPage?: components["parameters"]["PerPageUpTo1000"];
                scopes?: ("admin" | "moderator" | "participant")[];
                status?: "available" | "offline";
            };
            header?: never;
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddGroupMembersRequest"];
            };
        };
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                guid: components["parameters"]["Guid"];
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeGroupMemberScopeRequest"];
            };
        };
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                guid: components["parameters"]["Guid"];
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                affix?: components["parameters"]["Affix"];
                attachmentTypes?: components["parameters"]["AttachmentTypes"];
                categories?: components["parameters"]["MessageCategories"];
                category?: components["parameters"]["MessageCategory"];
                count?: components["parameters"]["MessageCount"];
                fromTimestamp?: components["parameters"]["FromTimestamp"];
                hasAttachments?: components["parameters"]["HasAttachments"];
                hasLinks?: components["parameters"]["HasLinks"];
                hasMentions?: components["parameters"]["HasMentions"];
                hasReactions?: components["parameters"]["HasReactions"];
                hideMessagesFromBlockedUsers?: components["parameters"]["HideMessagesFromBlockedUsers"];
                hideReplies?: components["parameters"]["HideReplies"];
                id?: components["parameters"]["CursorMessageId"];
                limit?: components["parameters"]["MessageLimit"];
                mentionedUids?: components["parameters"]["MentionedUids"];
                mentionsWithBlockedInfo?: components["parameters"]["MentionsWithBlockedInfo"];
                mentionsWithTagInfo?: components["parameters"]["MentionsWithTagInfo"];
                myMentionsOnly?: components["parameters"]["MyMentionsOnly"];
                searchKey?: components["parameters"]["MessageSearchKey"];
                sender?: components["parameters"]["MessageSender"];
                tags?: components["parameters"]["MessageTags"];
                toTimestamp?: components["parameters"]["ToTimestamp"];
                type?: components["parameters"]["MessageType"];
                types?: components["parameters"]["MessageTypes"];
                undelivered?: components["parameters"]["UndeliveredMessages"];
                unread?: components["parameters"]["UnreadMessages"];
                withTags?: components["parameters"]["WithMessageTags"];
            };
            header?: {
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                guid: components["parameters"]["Guid"];
                scope: components["parameters"]["Scope"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                guid: components["parameters"]["Guid"];
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
                guid: components["parameters"]["Guid"];
                permission: components["parameters"]["ScopePermission"];
                scope: components["parameters"]["Scope"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                affix?: components["parameters"]["Affix"];
                attachmentTypes?: components["parameters"]["AttachmentTypes"];
                categories?: ("message" | "custom" | "action" | "call" | "interactive")[];
                category?: components["parameters"]["MessageCategory"];
                conversationId?: string;
                count?: boolean;
                fromTimestamp?: components["parameters"]["FromTimestamp"];
                hasAttachments?: components["parameters"]["HasAttachments"];
                hasLinks?: components["parameters"]["HasLinks"];
                hasMentions?: components["parameters"]["HasMentions"];
                hasReactions?: components["parameters"]["HasReactions"];
                hideDeleted?: boolean;
                hideMessagesFromBlockedUsers?: components["parameters"]["HideMessagesFromBlockedUsers"];
                hideReplies?: components["parameters"]["HideReplies"];
                id?: components["parameters"]["CursorMessageId"];
                limit?: components["parameters"]["MessageLimit"];
                mentionedUids?: components["parameters"]["MentionedUids"];
                mentionsWithBlockedInfo?: components["parameters"]["MentionsWithBlockedInfo"];
                mentionsWithTagInfo?: components["parameters"]["MentionsWithTagInfo"];
                onlyDeleted?: boolean;
                receiverType?: "user" | "group";
                searchKey?: components["parameters"]["MessageSearchKey"];
                sender?: components["parameters"]["MessageSender"];
                sentAt?: components["schemas"]["UnixSeconds"];
                tags?: string[];
                toTimestamp?: components["parameters"]["ToTimestamp"];
                type?: components["parameters"]["MessageType"];
                types?: components["parameters"]["MessageTypes"];
                unread?: boolean;
                withTags?: components["parameters"]["WithMessageTags"];
            };
            header?: {
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                id: components["parameters"]["MessageId"];
                reaction: components["parameters"]["Reaction"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                id: components["parameters"]["MessageId"];
                reaction: components["parameters"]["Reaction"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                id: components["parameters"]["MessageId"];
                reaction: components["parameters"]["Reaction"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                page?: components["parameters"]["Page"];
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                        data?: {
                            message?: string;
                            success?: boolean;
                        } & {
                            [key: string]: unknown;
                        };
                        message?: string;
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
                keywordId: components["parameters"]["KeywordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                keywordId: components["parameters"]["KeywordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                category?: "message" | "custom";
                moderationStatus?: "disapproved" | "pending";
                receiverGUID?: components["schemas"]["Guid"];
                receiverUID?: components["schemas"]["Uid"];
                sender?: components["schemas"]["Uid"];
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                id: components["parameters"]["ReasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                id: components["parameters"]["ReasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                        data: {
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
                        data: {
                            pushProviders?: components["schemas"]["ApnsProvider"][];
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
                providerId: components["parameters"]["ApnsProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                providerId: components["parameters"]["ApnsProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                        data: {
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
                        data: {
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
                        data: {
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
                        data: {
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
                providerId: components["parameters"]["FcmProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                providerId: components["parameters"]["FcmProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                all?: boolean;
                authToken: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                        data: {
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
                        data: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                affix?: components["parameters"]["Affix"];
                channel?: "push" | "email" | "sms";
                from?: number;
                logId?: string;
                member?: string;
                messageCategory?: "message";
                messageId?: number;
                messageType?: string;
                notificationTriggered?: boolean;
                provider?: "fcm" | "apns" | "sendgrid" | "twilio" | "custom";
                reactionId?: number;
                reactionReceiver?: string;
                reactionSender?: string;
                reason?: "MESSAGES_PREFERENCE" | "REPLIES_PREFERENCE" | "QUOTED_REPLIES_PREFERENCE" | "MESSAGE_ACTIONS_PREFERENCE" | "REACTIONS_PREFERENCE" | "GROUP_ACTIONS_PREFERENCE" | "DND_PREFERENCE" | "MUTE_PREFERENCE" | "SCHEDULE_PREFERENCE" | "CALL_PREFERENCE" | "QUOTA_PREFERENCE" | "MISSING_EMAIL" | "MISSING_PHNO" | "INVALID_PUSH_PROVIDER_ID" | "TIMED_OUT" | "NOT_FOUND" | "TWILIO_CREATE_ERROR";
                receiver?: string;
                receiverType?: "user" | "group";
                sender?: string;
                success?: boolean;
                to?: number;
                trigger?: "after_message" | "message_deleted" | "message_edited" | "message_reaction_added" | "initiated" | "rejected" | "cancelled" | "unanswered" | "after_group_joined" | "after_group_left" | "after_group_members_added" | "after_group_members_kicked" | "after_group_members_banned" | "after_group_members_unbanned" | "after_scope_changed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                        data: {
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
                uid: components["parameters"]["PreferencesUid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                page?: components["parameters"]["Page"];
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                role: components["parameters"]["Role"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                role: components["parameters"]["Role"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRoleRequest"];
            };
        };
        responses: {
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
                role: components["parameters"]["Role"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                role: components["parameters"]["Role"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                role: components["parameters"]["Role"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRolePermissionsRequest"];
            };
        };
        responses: {
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
                permission: components["parameters"]["RolePermission"];
                role: components["parameters"]["Role"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                role: components["parameters"]["Role"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                role: components["parameters"]["Role"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictFeaturesRequest"];
            };
        };
        responses: {
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
                role: components["parameters"]["Role"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowFeaturesRequest"];
            };
        };
        responses: {
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
                fromDate: components["schemas"]["UnixSeconds"];
                toDate: components["schemas"]["UnixSeconds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                count?: boolean;
                onlyDeactivated?: boolean;
                page?: components["parameters"]["Page"];
                perPage?: components["parameters"]["PerPageUpTo1000"];
                role?: components["schemas"]["RoleId"];
                roles?: components["schemas"]["RoleId"][];
                searchIn?: ("name" | "uid")[];
                searchKey?: string;
                status?: "available" | "offline";
                tags?: string[];
                withDeactivated?: boolean;
                withTags?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
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
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteUserRequest"];
            };
        };
        responses: {
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
                page?: components["parameters"]["Page"];
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateAuthTokenRequest"];
            };
        };
        responses: {
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
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                authToken: components["parameters"]["AuthToken"];
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                authToken: components["parameters"]["AuthToken"];
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAuthTokenRequest"];
            };
        };
        responses: {
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
                authToken: components["parameters"]["AuthToken"];
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                page?: components["parameters"]["Page"];
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockUsersRequest"];
            };
        };
        responses: {
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
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockUsersRequest"];
            };
        };
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConversationRequest"];
            };
        };
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResetUserConversationRequest"];
            };
        };
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
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
                onBehalfOf: components["parameters"]["OnBehalfOfRequired"];
            };
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkConversationRequest"];
            };
        };
        responses: {
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
                page?: components["parameters"]["Page"];
                perPage?: components["parameters"]["PerPageUpTo1000"];
                searchKey?: string;
            };
            header?: never;
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFriendsRequest"];
            };
        };
        responses: {
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
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveFriendsRequest"];
            };
        };
        responses: {
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
                affix?: components["parameters"]["Affix"];
                attachmentTypes?: components["parameters"]["AttachmentTypes"];
                categories?: components["parameters"]["MessageCategories"];
                category?: components["parameters"]["MessageCategory"];
                count?: components["parameters"]["MessageCount"];
                fromTimestamp?: components["parameters"]["FromTimestamp"];
                hasAttachments?: components["parameters"]["HasAttachments"];
                hasLinks?: components["parameters"]["HasLinks"];
                hasMentions?: components["parameters"]["HasMentions"];
                hasReactions?: components["parameters"]["HasReactions"];
                hideReplies?: components["parameters"]["HideReplies"];
                id?: components["parameters"]["CursorMessageId"];
                limit?: number;
                mentionedUids?: components["parameters"]["MentionedUids"];
                mentionsWithBlockedInfo?: components["parameters"]["MentionsWithBlockedInfo"];
                mentionsWithTagInfo?: components["parameters"]["MentionsWithTagInfo"];
                myMentionsOnly?: components["parameters"]["MyMentionsOnly"];
                perPage?: components["parameters"]["PerPageUpTo1000"];
                searchKey?: components["parameters"]["MessageSearchKey"];
                sender?: components["parameters"]["MessageSender"];
                tags?: components["parameters"]["MessageTags"];
                toTimestamp?: components["parameters"]["ToTimestamp"];
                type?: components["parameters"]["MessageType"];
                types?: components["parameters"]["MessageTypes"];
                undelivered?: components["parameters"]["UndeliveredMessages"];
                unread?: components["parameters"]["UnreadMessages"];
                withTags?: components["parameters"]["WithMessageTags"];
            };
            header?: {
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                uid: components["parameters"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    trigger?: "call_ended";
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
                    trigger?: "call_participant_joined";
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
                    trigger?: "call_participant_left";
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
                    trigger?: "call_started";
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
                    data?: {
                        [key: string]: unknown;
                    };
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
                    trigger?: "meeting_ended";
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
                    trigger?: "meeting_participant_joined";
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
                    trigger?: "meeting_participant_left";
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
                    trigger?: "meeting_started";
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
export {};
