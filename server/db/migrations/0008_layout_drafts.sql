CREATE TABLE "layout_drafts" (
	"page" text NOT NULL,
	"target" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"blocks" jsonb,
	CONSTRAINT "layout_drafts_page_target_pk" PRIMARY KEY("page","target")
);
--> statement-breakpoint
CREATE TABLE "layout_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"target" text NOT NULL,
	"number" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "layout_blocks" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "layout_versions_page_target_number_index" ON "layout_versions" USING btree ("page","target","number");