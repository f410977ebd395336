CREATE TABLE "reconciliation_differences" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"ref" text NOT NULL,
	"ours" text,
	"theirs" text,
	"found_at" timestamp with time zone NOT NULL,
	"settled" text,
	"settled_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"staff_name" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reconciliation_differences_once" UNIQUE("provider","kind","subject"),
	CONSTRAINT "reconciliation_differences_kind" CHECK ("reconciliation_differences"."kind" in ('paymentMissingHere', 'paymentUnknown', 'paymentMissingThere', 'paymentDoubled', 'paymentAmount', 'paymentCurrency', 'paymentState', 'refundUnknown', 'refundMissingThere', 'refundDoubled', 'refundAmount', 'refundState')),
	CONSTRAINT "reconciliation_differences_settled" CHECK ("reconciliation_differences"."settled" in ('byRule', 'byStaff', 'gone'))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"payments_amount" bigint DEFAULT 0 NOT NULL,
	"refunds" integer DEFAULT 0 NOT NULL,
	"refunds_amount" bigint DEFAULT 0 NOT NULL,
	"failure" text,
	"ran_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliations_provider_day_pk" PRIMARY KEY("provider","day"),
	CONSTRAINT "reconciliations_state" CHECK ("reconciliations"."state" in ('waiting', 'done', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "reconciliation_differences_day_index" ON "reconciliation_differences" USING btree ("day");