CREATE TABLE "dish_feedbacks" (
	"order_line_id" text PRIMARY KEY NOT NULL,
	"rating" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_feedbacks" (
	"order_id" text PRIMARY KEY NOT NULL,
	"overall" smallint NOT NULL,
	"suggestions" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_feedbacks_overall" CHECK ("order_feedbacks"."overall" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"asset" text NOT NULL,
	"kind" text NOT NULL,
	"change" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"order_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("order_id","asset","kind"),
	CONSTRAINT "ledger_entries_asset" CHECK ("ledger_entries"."asset" in ('points', 'growth')),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('order', 'refund')),
	CONSTRAINT "ledger_entries_balance" CHECK ("ledger_entries"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"refund_id" text,
	CONSTRAINT "refund_requests_state" CHECK ("refund_requests"."state" in (0, 1, 2, 3, 4)),
	CONSTRAINT "refund_requests_reason" CHECK ("refund_requests"."reason" in ('changedMind', 'wrongChoice', 'tooLate', 'notReceived', 'missing', 'wrongDish', 'quality', 'other', 'storeRefused')),
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dish_feedbacks" ADD CONSTRAINT "dish_feedbacks_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_feedbacks" ADD CONSTRAINT "order_feedbacks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_user_id_asset_id_index" ON "ledger_entries" USING btree ("user_id","asset","id");--> statement-breakpoint
CREATE INDEX "refund_requests_order_id_index" ON "refund_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_requests_state_answer_by_index" ON "refund_requests" USING btree ("state","answer_by");--> statement-breakpoint
CREATE INDEX "refund_requests_refund_id_index" ON "refund_requests" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_open" ON "refund_requests" USING btree ("order_id") WHERE "refund_requests"."state" in (0, 1, 4);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('orderClosed', 'paidTwice', 'wrongAmount', 'agreed'));