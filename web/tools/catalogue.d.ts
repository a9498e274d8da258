export function messagesOf(source: string): Map<string, string[]>;
export function typesOf(source: string): string;
